const dismissed = new Set< string >();
const listeners = new Set< () => void >();

/** The notices that this visitor has closed on this page: one stands wherever an editor has put it. */
export const dismissals = {
	subscribe: ( listener: () => void ) => {
		listeners.add( listener );
		return () => void listeners.delete( listener );
	},
	has: ( id: string ) => dismissed.has( id ),
	/** Kept for this visit (docs/PROTOCOL.md#store-notice, docs/PROTOCOL.md#cookies). */
	add: ( id: string ) => {
		document.cookie = `store_notice${ id }=hidden; path=/; SameSite=Lax`;
		dismissed.add( id );
		listeners.forEach( ( notify ) => notify() );
	},
};
