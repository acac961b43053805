export { listenForWallets } from './listen';
export type { WalletPage } from './wallet-page';
