export { listenForWallets } from './listen';
export type { WalletPage } from './listen';
