import { enhanceTables } from '@marketday/features/calendar';

enhanceTables();
