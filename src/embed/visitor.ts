import { browserStorage, type TextStorage } from '@marketday/kernel/headless';

/** Storage of what a visitor has chosen, for each shop of the page: its own, in the page's `localStorage`. */
export const storageOf = ( address: string ): TextStorage | null => {
	const storage = browserStorage();
	const own = ( name: string ) =>
		`${ name } ${ address.replace( /\/?$/, '/' ) }`;
	return (
		storage && {
			getItem: ( name ) => storage.getItem( own( name ) ),
			setItem: ( name, value ) => storage.setItem( own( name ), value ),
		}
	);
};

const waiting = new Set< () => void >();

/** @return '' for the shop's own. */
export function currencyOf( address: string ): string {
	try {
		return storageOf( address )?.getItem( 'marketday-currency' ) ?? '';
	} catch {
		return '';
	}
}

/** Announces that what is on show has to be asked for anew. */
export const announceCurrency = () => waiting.forEach( ( notify ) => notify() );

export function onCurrency( notify: () => void ): () => void {
	waiting.add( notify );
	return () => waiting.delete( notify );
}
