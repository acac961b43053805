// Badges need no script: this folder has their style sheet.
export {};
