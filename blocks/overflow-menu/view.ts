import { foldMenus } from '@marketday/features/header';

foldMenus();
