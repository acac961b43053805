import { __, sprintf } from '@marketday/kernel';
import { useRevision } from '@marketday/kernel/headless';
import type { Product } from '@marketday/kernel/products';
import { classes, type Drawn } from '@marketday/ui';
import { forwardRef, type ReactNode } from 'react';

import { Tabs } from '../tabs';
import type { TabData } from '../tabs-props';
import { Reviews } from './reviews';

/** A tab of a front end's own. */
export interface MoreTab {
	/** Such as `care`: addresses name it. */
	name: string;
	title: string;
	content: ReactNode;
}

export interface ProductTabsProps {
	product: Product;
	/** Further tabs, behind those of the product. */
	more?: readonly MoreTab[] | undefined;
	/** Level of the panels' headings, which are read where the tabs are not seen. */
	headingLevel?: 2 | 3 | undefined;
	/** Begin of the panels' ids, which links such as `#tab-reviews` name: another one for a second product on the page. */
	idPrefix?: string | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

function Facts( { attributes }: Pick< Product, 'attributes' > ) {
	return (
		<table className="marketday-product__facts">
			<tbody>
				{ attributes.map( ( { name, terms } ) => (
					<tr key={ name }>
						<th scope="row">{ name }</th>
						<td>
							{ terms.map( ( term ) => term.name ).join( ', ' ) }
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

type Named = Pick< TabData, 'name' | 'title' > & { readonly content: Drawn };

/** Tabs of a product that have something to say. */
function tabsOf( { id, descriptionHtml, attributes, rating }: Product ) {
	const all: ReadonlyArray< Named | false > = [
		descriptionHtml !== '' && {
			name: 'description',
			title: __( 'Description', 'marketday' ),
			content: { html: descriptionHtml },
		},
		attributes.length > 0 && {
			name: 'additional_information',
			title: __( 'Additional information', 'marketday' ),
			content: { node: <Facts attributes={ attributes } /> },
		},
		rating.count > 0 && {
			name: 'reviews',
			title: sprintf(
				/* translators: %s: number of reviews. */
				__( 'Reviews (%s)', 'marketday' ),
				String( rating.count )
			),
			content: {
				node: <Reviews product={ id } total={ rating.count } />,
			},
		},
	];
	return all.filter( ( tab ): tab is Named => tab !== false );
}

/**
 * Tabs with what there is to read of a product: its description, attributes and reviews, and what a front end adds.
 *
 * @example
 * <ProductTabs product={ mug } more={ [ { name: 'care', title: 'Care', content: <Care /> } ] } />
 */
export const ProductTabs = forwardRef< HTMLDivElement, ProductTabsProps >(
	function TabsOfProduct(
		{ product, more = [], headingLevel = 2, idPrefix = 'tab-', className },
		ref
	) {
		const revision = useRevision( [ product.id ] );
		const tabs = [
			...tabsOf( product ),
			...more.map( ( { content, ...tab } ) => ( {
				...tab,
				content: { node: content },
			} ) ),
		];
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-product-tabs', className ) }
			>
				<Tabs
					key={ revision }
					tabs={ tabs.map( ( tab ) => ( {
						...tab,
						id: idPrefix + tab.name,
						titleId: `${ idPrefix }title-${ tab.name }`,
					} ) ) }
					first={ 0 }
					heading={ headingLevel === 2 ? 'h2' : 'h3' }
				/>
			</div>
		);
	}
);
