import { useMachine } from "@xstate/react";
import {
  type Department,
  departments as siteDepartments,
} from "../../../shared/content/departments.ts";
import { careersMachine } from "../../../shared/machines/careers.ts";
import { tracing } from "../../development/tracing.ts";
import { defineIsland } from "../../island/define-island.ts";
import styles from "./careers-list.module.css";
import { DepartmentRow } from "./department-row.tsx";
import { RoleRow } from "./role-row.tsx";
import { useOpenedByBrowser } from "./use-opened-by-browser.ts";

interface CareersListProps {
  /** The address for applications. */
  careersEmail: string;
  /** By default the departments of the site. */
  departments?: readonly Department[];
}

/** The departments with their open roles. Without script the browser opens and closes them. */
export const careersList = defineIsland({ name: "careers-list", View: CareersList });

function CareersList({ careersEmail, departments = siteDepartments }: CareersListProps) {
  const [state, send, actor] = useMachine(careersMachine, tracing("careers"));
  const list = useOpenedByBrowser(actor, departments);
  const isOpen = (department: string) =>
    state.hasTag("departmentOpen") && state.context.department === department;
  return (
    <ul className={styles.list} ref={list}>
      {departments.map(({ roles, ...department }) => (
        <li key={department.name} className={styles.department}>
          <DepartmentRow
            department={department}
            careersEmail={careersEmail}
            count={roles.length}
            isOpen={isOpen(department.name)}
            onToggle={() => send({ type: "department.toggled", department: department.name })}
          >
            {roles.map((role) => (
              <RoleRow
                key={role.title}
                role={role}
                careersEmail={careersEmail}
                isOpen={
                  isOpen(department.name) &&
                  state.hasTag("roleOpen") &&
                  state.context.role === role.title
                }
                onToggle={() =>
                  send({ type: "role.toggled", department: department.name, role: role.title })
                }
              />
            ))}
          </DepartmentRow>
        </li>
      ))}
    </ul>
  );
}
