export { enhancePanels } from './panels';
export { foldMenus } from './overflow-menu';
