import { type RefObject, useEffect, useRef } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Department } from "../../../shared/content/departments.ts";
import type { CareersEvent, careersMachine } from "../../../shared/machines/careers.ts";

type CareersActor = ActorRefFrom<typeof careersMachine>;

/**
 * Tells the machine about disclosures that the browser opened before the island woke, and about the role that
 * the URL's fragment names, because not every browser opens it. Returns the list's ref.
 */
export function useOpenedByBrowser(
  actor: CareersActor,
  departments: readonly Department[],
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const opened = openInDocument(list.current, departments);
    if (opened) actor.send(opened);

    const openTargetRole = () => {
      const role = targetRole(departments);
      if (role === undefined || isOpenRole(actor, role)) return;
      actor.send(role);
      const element = document.getElementById(location.hash.slice(1));
      requestAnimationFrame(() => element?.scrollIntoView());
    };
    openTargetRole();
    addEventListener("hashchange", openTargetRole);
    return () => removeEventListener("hashchange", openTargetRole);
  }, [actor, departments]);

  return list;
}

/** Returns the event for the open disclosure: a role with its department, or a department. */
function openInDocument(
  list: HTMLUListElement | null,
  departments: readonly Department[],
): CareersEvent | undefined {
  const rows = [...(list?.children ?? [])];
  for (const [index, { name: department, roles }] of departments.entries()) {
    const isOpen = rows[index]?.querySelector(":scope > details[open]");
    if (!isOpen) continue;
    const role = roles.find(({ slug }) => isOpen.querySelector(`details[open] > #${slug}`));
    return role
      ? { type: "role.toggled", department, role: role.title }
      : { type: "department.toggled", department };
  }
  return undefined;
}

type RoleToggled = Extract<CareersEvent, { type: "role.toggled" }>;

function targetRole(departments: readonly Department[]): RoleToggled | undefined {
  const wanted = location.hash.slice(1);
  for (const { name: department, roles } of departments) {
    const role = roles.find(({ slug }) => slug === wanted);
    if (role) return { type: "role.toggled", department, role: role.title };
  }
  return undefined;
}

function isOpenRole(actor: CareersActor, { department, role }: RoleToggled): boolean {
  const snapshot = actor.getSnapshot();
  return openDepartmentIn(snapshot) === department && openRoleIn(snapshot) === role;
}

type Snapshot = SnapshotFrom<typeof careersMachine>;

/** The name of the open department, or null. */
export function openDepartmentIn(snapshot: Snapshot): string | null {
  return snapshot.hasTag("departmentOpen") ? snapshot.context.department : null;
}

/** The title of the open role of the open department, or null. */
export function openRoleIn(snapshot: Snapshot): string | null {
  return snapshot.hasTag("roleOpen") ? snapshot.context.role : null;
}
