import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface FairSellingProps {
	/** Its meaning for this block. */
	advice: string;
}

/** Duties by the law of the United Kingdom of whatever presses shoppers, beside the settings of the block that could. */
export function FairSelling( { advice }: FairSellingProps ) {
	return (
		<PanelBody
			title={ __( 'Fair selling', 'marketday' ) }
			initialOpen={ false }
		>
			<p>{ advice }</p>
			<p>
				{ __(
					'In the United Kingdom, the Digital Markets, Competition and Consumers Act 2024 bans false claims that something is scarce or ends soon, and the CMA can fine a shop up to 10% of its turnover. This block only shows your shop’s real figures.',
					'marketday'
				) }
			</p>
		</PanelBody>
	);
}
