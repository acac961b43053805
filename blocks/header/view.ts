import { enhancePanels } from '@marketday/features/header';

enhancePanels();
