/** What the pages of tournaments ask the server. */
import type { NewTournament, TournamentShown } from "../../wire";
import { call } from "../api";

const at = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  all: () => call<TournamentShown[]>("/tournaments"),
  one: (id: string) => call<TournamentShown>(at(id)),
  create: (wish: NewTournament) => call<TournamentShown>("/tournaments", wish),
  join: (id: string) => call<TournamentShown>(`${at(id)}/join`, {}),
  leave: (id: string) => call<TournamentShown>(`${at(id)}/leave`, {}),
  start: (id: string) => call<TournamentShown>(`${at(id)}/start`, {}),
};
