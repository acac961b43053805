// The form needs no script: this folder has its style sheet.
export {};
