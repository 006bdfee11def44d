// A setup file for Vitest: test files share a process, and each gets its own instance of every module.
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
