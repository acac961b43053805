import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface QueryIdControlProps {
	/** Effect of the name on this block. */
	help: string;
	queryId: string;
	setAttributes: ( attributes: { queryId: string } ) => void;
}

/** Choice of the page's listing that a block belongs to. */
export function QueryIdControl( {
	help,
	queryId,
	setAttributes,
}: QueryIdControlProps ) {
	return (
		<TextControl
			label={ __( 'Listing name', 'marketday' ) }
			help={ help }
			value={ queryId }
			onChange={ ( value ) => setAttributes( { queryId: value } ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
}
