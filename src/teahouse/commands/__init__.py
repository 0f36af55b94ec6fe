"""The sub-commands of `teahouse`, one file each; `teahouse.cli` imports a file only when its command is called."""
