#!/usr/bin/env bash
# The two commands on a bare Debian: tools/bare_test.sh [SUITE], as root on Debian, for debootstrap and chroot.
#
# A chroot of SUITE (bookworm, unless told) gets python3, python3-venv and make, and nothing else. In it an ordinary user
# takes the last commit, runs `make play` until the start page answers, then again, then `make test`. The mirror is the
# one apt uses here; what pip, uv and npm are told here about their servers and certificates is told to them there.
#
# tools/bare_test.sh --play is for a container that is bare already: only `make play`, twice, in this checkout.
set -euo pipefail

PACKAGES=python3,python3-venv,make
PORT=8000
PATIENCE=1800
GUEST=home/guest

# Inside the chroot, as the ordinary user. -----------------------------------------------------------------------------

ask() { # PATH: what the server answers
  python3 -c "import sys, urllib.request; print(urllib.request.urlopen('http://127.0.0.1:$PORT/' + sys.argv[1]).read().decode())" "$1"
}

play() { # LOG: start the table, look at it, stop it
  local began=$SECONDS
  setsid make play >"$1" 2>&1 &
  local table=$!
  until grep -q "Teahouse is open" "$1" && ask health/ready >/dev/null 2>&1; do
    kill -0 "$table" 2>/dev/null || { cat "$1"; echo "make play ended before the table was open"; return 1; }
    [ $((SECONDS - began)) -lt $PATIENCE ] || { cat "$1"; echo "make play took more than $PATIENCE s"; return 1; }
    sleep 0.5
  done
  echo "make play: the table was open after $((SECONDS - began)) s"
  ask "" | grep -q "<title>Teahouse" || { echo "the start page is not there"; return 1; }
  kill -TERM -- "-$table"
  wait "$table" || true
}

play_twice() { # in a checkout on a machine without a compiler
  echo "--- as $(id -un): $(. /etc/os-release && echo "$PRETTY_NAME"), $(python3 -V); node: $(command -v node || echo none), cc: $(command -v cc || echo none)"
  play ~/play.log
  sed 's/^/    /' ~/play.log
  grep -q "would make it several times faster" ~/play.log || { echo "nothing was said about a compiler"; return 1; }
  play ~/again.log
  sed 's/^/    /' ~/again.log
  ! grep -q "installing\|building" ~/again.log || { echo "the second make play did work twice"; return 1; }
}

as_guest() {
  cd ~/teahouse
  play_twice

  echo "--- CI=true must not leave anything out"
  if CI=true make test-parts; then echo "nothing was missing with CI=true"; return 1; fi

  echo "--- make test"
  local began=$SECONDS
  make test >~/test.log 2>&1 || { tail -n 200 ~/test.log; echo "make test failed after $((SECONDS - began)) s"; return 1; }
  grep -E '^[0-9]+ passed|^ +Tests ' ~/test.log
  tail -n 7 ~/test.log
  for part in compiler browser PostgreSQL Redis; do
    tail -n 7 ~/test.log | grep -q "^  $part" || { echo "$part was left out without a word"; return 1; }
  done
  echo "make test: passed in $((SECONDS - began)) s"
}

# In namespaces of its own, so that nothing stays mounted and no process stays behind. ---------------------------------

in_chroot() { # ROOT [NAME=VALUE...]
  local root=$1
  shift
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  chroot --userspec=guest:guest "$root" /usr/bin/env -i HOME="/$GUEST" PATH=/usr/local/bin:/usr/bin:/bin "$@" \
    /bin/bash /bare_test.sh --as-guest
}

# On this machine. -----------------------------------------------------------------------------------------------------

mirror() { # the archive apt uses here
  apt-get indextargets --format '$(LABEL) $(REPO_URI)' 'Created-By: Packages' | awk '$1 == "Debian" {print $2; exit}'
}

client_settings() { # NAME=VALUE of what concerns servers and certificates
  env | grep -E '^(PIP_|UV_|npm_config_|NPM_CONFIG_)|^(https?|no|all)_proxy=|^(HTTPS?|NO|ALL)_PROXY=|^(SSL_CERT_FILE|REQUESTS_CA_BUNDLE|NODE_EXTRA_CA_CERTS)=' || true
}

copy_client_files() { # ROOT: the same that the client programs read on this machine, and the certificates
  local file
  for file in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/npmrc /etc/uv/uv.toml /etc/ssl/certs/ca-certificates.crt; do
    [ ! -f "$file" ] || install -D -m 644 "$file" "$1$file"
  done
  for file in .npmrc .config/pip/pip.conf .config/uv/uv.toml; do
    [ ! -f "$HOME/$file" ] || install -D -m 600 "$HOME/$file" "$1/$GUEST/$file"
  done
  client_settings | sed -n 's/^[^=]*=//p' | sort -u | while read -r file; do
    [ ! -f "$file" ] || install -D -m 644 "$file" "$1$file"
  done
}

main() {
  local suite=${1:-bookworm} here began=$SECONDS
  [ "$(id -u)" -eq 0 ] || { echo "bare-test makes a chroot, which only root can do"; exit 2; }
  command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt install debootstrap"; exit 2; }
  if (exec 3<>"/dev/tcp/127.0.0.1/$PORT") 2>/dev/null; then echo "port $PORT is taken: stop what listens there"; exit 2; fi
  here=$(cd "$(dirname "$0")/.." && pwd)
  proxy=
  eval "$(apt-config shell proxy Acquire::http::Proxy)"
  root=$(mktemp -d -t teahouse-bare.XXXXXX)
  trap 'rm -rf --one-file-system "$root"' EXIT
  chmod 755 "$root"

  echo "--- a bare $suite with $PACKAGES"
  ${proxy:+env http_proxy="$proxy"} debootstrap --variant=minbase --include="$PACKAGES" "$suite" "$root" "$(mirror)" >"$root.log" 2>&1 ||
    { tail -n 20 "$root.log"; exit 2; }
  rm -f "$root.log"
  chroot "$root" useradd --create-home --shell /bin/bash guest
  mkdir "$root/$GUEST/teahouse"
  git -C "$here" archive HEAD | tar -x -C "$root/$GUEST/teahouse"
  install -m 755 "$0" "$root/bare_test.sh"
  copy_client_files "$root"
  chroot "$root" chown -R guest:guest "/$GUEST"
  echo "made in $((SECONDS - began)) s"
  mapfile -t settings < <(client_settings)
  unshare --mount --pid --fork --kill-child bash "$0" --in-chroot "$root" "${settings[@]}"
  echo "--- $suite: the two commands work on a bare machine"
}

{ # read as a whole, so that an edit of this file does not disturb a run
  case ${1:-} in
    --play) play_twice ;;
    --as-guest) as_guest ;;
    --in-chroot) shift && in_chroot "$@" ;;
    *) main "$@" ;;
  esac
  exit
}
