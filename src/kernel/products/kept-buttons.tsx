import { forwardRef, type ReactNode } from 'react';

import { useCore } from '../headless';
import type { KeptProducts } from './kept-products';
import type { Product } from './product';

interface KeepProductButtonProps {
	store: KeptProducts;
	product: Pick< Product, 'id' | 'name' >;
	/** Label, with the product's name. */
	label: string;
	className: string | undefined;
	/** Content for a product that is kept or not. */
	children: ( isKept: boolean ) => ReactNode;
}

/** Puts a product into a list of the visitor's, or takes it out. */
export const KeepProductButton = forwardRef<
	HTMLButtonElement,
	KeepProductButtonProps
>( function Toggle( { store, product, label, className, children }, ref ) {
	const isKept = useCore( store, ( { ids } ) => ids.includes( product.id ) );
	return (
		<button
			ref={ ref }
			type="button"
			className={ className }
			aria-pressed={ isKept }
			aria-label={ label }
			onClick={ () => store.toggle( product.id ) }
		>
			{ children( isKept ) }
		</button>
	);
} );
