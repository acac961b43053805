export { startReservation } from './reservation';
