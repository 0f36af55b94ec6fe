/** What is asked of the server about people's pages and finished games. */
import type { Favourite, FinishedFound, Privacy, Profile } from "../../wire";
import { call } from "../api";

export interface Search {
  game: string;
  name: string;
  option: string;
  outcome: "" | "won" | "lost";
  mine: boolean;
  favourites: boolean;
}

export const people = {
  mine: () => call<Profile>("/me/profile"),
  page: (id: number) => call<Profile>(`/people/${id}`),
  private: (wish: Privacy) => call<Privacy>("/me/privacy", wish),
  found: (search: Search, page: number) => {
    const query = new URLSearchParams({ page: String(page) });
    for (const [name, value] of Object.entries(search)) if (value) query.set(name, String(value));
    return call<FinishedFound>(`/history?${query.toString()}`);
  },
  like: (table: string, wish: Favourite) => call<Favourite>(`/tables/${encodeURIComponent(table)}/favourite`, wish),
};
