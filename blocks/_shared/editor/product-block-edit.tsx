import type { ComponentProps, ReactNode } from 'react';

import type { EditProps } from './edit-props';
import { ProductChoice } from './product-choice';
import { ProductPanel } from './product-panel';
import { ServerPreview } from './server-preview';
import { useLacksProduct } from './use-lacks-product';

interface Props< Attributes extends Record< string, unknown > >
	extends EditProps< Attributes & { productId: number } > {
	/** `marketday/product-tabs`. */
	block: string;
	icon: ComponentProps< typeof ProductChoice >[ 'icon' ];
	label: string;
	/** Further panels of the sidebar. */
	children?: ReactNode;
}

/** Editor of a block that shows a part of one product: the page's own, or one that is chosen. */
export function ProductBlockEdit<
	Attributes extends Record< string, unknown >,
>( {
	attributes,
	setAttributes,
	context,
	block,
	icon,
	label,
	children,
}: Props< Attributes > ) {
	const { productId } = attributes;
	const isMissing = useLacksProduct( context ) && productId === 0;
	const choose = ( id: number ) =>
		setAttributes( { productId: id } as Partial<
			Attributes & { productId: number }
		> );
	return (
		<>
			<ProductPanel productId={ productId } onChange={ choose } />
			{ children }
			{ isMissing ? (
				<ProductChoice { ...{ icon, label } } onChange={ choose } />
			) : (
				<ServerPreview { ...{ block, attributes } } />
			) }
		</>
	);
}
