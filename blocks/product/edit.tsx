import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ProductChoice,
	ProductPanel,
	ServerPreview,
	SwitchesPanel,
	useLacksProduct,
} from '../_shared/editor';
import { ArrangePanel } from './arrange-panel';

const parts = [
	{ name: 'showBreadcrumbs', label: __( 'Breadcrumbs', 'marketday' ) },
	{ name: 'showGallery', label: __( 'Pictures', 'marketday' ) },
	{ name: 'showTitle', label: __( 'Name', 'marketday' ) },
	{ name: 'showForm', label: __( 'Add-to-basket form', 'marketday' ) },
	{ name: 'showDetails', label: __( 'Details and reviews', 'marketday' ) },
	{ name: 'showRelated', label: __( 'Related products', 'marketday' ) },
] as const;

type Part = ( typeof parts )[ number ][ 'name' ];
type Attributes = { productId: number } & Record< Part, boolean >;

/** Tells whether an editor has put parts into it: else the server draws all of them. */
function useIsComposed( clientId: string ): boolean {
	return useSelect(
		( select ) => {
			const editor: { getBlockCount: ( id: string ) => number } =
				select( 'core/block-editor' );
			return editor.getBlockCount( clientId ) > 0;
		},
		[ clientId ]
	);
}

function Composed() {
	return (
		<div
			{ ...useInnerBlocksProps(
				useBlockProps( { className: 'marketday-product' } )
			) }
		/>
	);
}

export function Edit( {
	attributes,
	setAttributes,
	clientId,
	context,
}: EditProps< Attributes > ) {
	const isComposed = useIsComposed( clientId );
	const { productId } = attributes;
	const isMissing =
		useLacksProduct( context ) && productId === 0 && ! isComposed;
	const choose = ( id: number ) => setAttributes( { productId: id } );
	return (
		<>
			<ProductPanel productId={ productId } onChange={ choose } />
			<InspectorControls>
				{ ! isComposed && (
					<SwitchesPanel
						switches={ parts }
						{ ...{ attributes, setAttributes } }
					/>
				) }
				<ArrangePanel clientId={ clientId } isComposed={ isComposed } />
			</InspectorControls>
			{ isComposed && <Composed /> }
			{ isMissing && (
				<ProductChoice
					icon="products"
					label={ __( 'Product', 'marketday' ) }
					onChange={ choose }
				/>
			) }
			{ ! isComposed && ! isMissing && (
				<ServerPreview
					block="marketday/product"
					attributes={ attributes }
				/>
			) }
		</>
	);
}
