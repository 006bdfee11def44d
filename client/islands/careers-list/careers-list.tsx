import { useActorRef, useSelector } from "@xstate/react";
import {
  type Department,
  departments as siteDepartments,
} from "../../../shared/content/departments.ts";
import { careersMachine } from "../../../shared/machines/careers.ts";
import { defineIsland } from "../../island/define-island.ts";
import styles from "./careers-list.module.css";
import { DepartmentRow } from "./department-row.tsx";
import { openDepartmentIn, openRoleIn } from "./open-in.ts";
import { RoleRow } from "./role-row.tsx";
import { useOpenedByBrowser } from "./use-opened-by-browser.ts";

interface CareersListProps {
  /** The address for applications. */
  careersEmail: string;
  /** By default the departments of the site. */
  departments?: readonly Department[];
}

/** The departments with their open roles. The browser opens and closes them, also without script. */
export const careersList = defineIsland({ name: "careers-list", View: CareersList });

function CareersList({ careersEmail, departments = siteDepartments }: CareersListProps) {
  const actor = useActorRef(careersMachine);
  const openDepartment = useSelector(actor, openDepartmentIn);
  const openRole = useSelector(actor, openRoleIn);
  const list = useOpenedByBrowser(actor, departments);

  // Compared with the actor, because the browser may report a change that the actor already knows.
  const followDepartment = (department: string, isOpen: boolean) => {
    if (isOpen !== (openDepartmentIn(actor.getSnapshot()) === department))
      actor.send({ type: "department.toggled", department });
  };
  const followRole = (department: string, role: string, isOpen: boolean) => {
    const snapshot = actor.getSnapshot();
    const isKnown = openDepartmentIn(snapshot) === department && openRoleIn(snapshot) === role;
    if (isOpen !== isKnown) actor.send({ type: "role.toggled", department, role });
  };

  return (
    <ul className={styles.list} ref={list}>
      {departments.map(({ roles, ...department }) => (
        <li key={department.name} className={styles.department}>
          <DepartmentRow
            department={department}
            count={roles.length}
            isOpen={openDepartment === department.name}
            onToggle={(isOpen) => followDepartment(department.name, isOpen)}
          >
            {roles.map((role) => (
              <RoleRow
                key={role.title}
                role={role}
                careersEmail={careersEmail}
                isOpen={openDepartment === department.name && openRole === role.title}
                onToggle={(isOpen) => followRole(department.name, role.title, isOpen)}
              />
            ))}
          </DepartmentRow>
        </li>
      ))}
    </ul>
  );
}
