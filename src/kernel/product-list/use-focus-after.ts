import { useEffect, useRef } from 'react';

interface Removable {
	readonly id: number;
}

/**
 * Moves the keyboard where a product has gone from a list: to the button `remove` of the one that follows, or the one before.
 *
 * @param products Of the list, in the order in which they are shown.
 * @return The list's element; whether there were products before; what is called before one goes.
 */
export function useFocusAfter( products: readonly Removable[] ) {
	const form = useRef< HTMLFormElement >( null );
	const gone = useRef< { id: number; next: number } | null >( null );
	const wasThere = useRef( false );
	useEffect( () => {
		const { current } = gone;
		wasThere.current = products.length > 0;
		if ( current && ! products.some( ( { id } ) => id === current.id ) ) {
			gone.current = null;
			const { activeElement, body } = document;
			// Unless the shopper has gone on elsewhere meanwhile.
			if ( ! activeElement || activeElement === body ) {
				form.current
					?.querySelector< HTMLElement >(
						`[name=remove][value="${ current.next }"]`
					)
					?.focus();
			}
		}
	}, [ products ] );
	return {
		form,
		wasThere,
		goOnAfter: ( { id }: Removable ) => {
			const at = products.findIndex( ( one ) => one.id === id );
			const next = products[ at + 1 ] ?? products[ at - 1 ];
			gone.current = next ? { id, next: next.id } : null;
		},
	};
}
