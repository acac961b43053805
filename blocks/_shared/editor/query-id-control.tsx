import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface QueryIdControlProps {
	/** What the name does for this block. */
	help: string;
	queryId: string;
	setAttributes: ( attributes: { queryId: string } ) => void;
}

/** Which listing of the page a block belongs to. */
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
