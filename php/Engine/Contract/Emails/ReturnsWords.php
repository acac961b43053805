<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Emails;

defined( 'ABSPATH' ) || exit;

/** The right to cancel, in words. */
final class ReturnsWords {
	/** @return list<string> Paragraphs. */
	public static function of( int $days ): array {
		return [
			/* translators: %s: number of days. */
			sprintf( _n(
				'You can cancel within %s day of receiving your goods, or of ordering a service or download. You don’t have to give a reason.',
				'You can cancel within %s days of receiving your goods, or of ordering a service or download. You don’t have to give a reason.',
				$days,
				'marketday'
			), number_format_i18n( $days ) ),
			__( 'To cancel, tell us in any clear way, or use the form below. Send the goods back within 14 days of telling us.', 'marketday' ),
			__( 'We’ll refund you, including standard delivery, within 14 days of getting the goods back or of you showing you’ve sent them.', 'marketday' ),
			__( 'You can’t cancel goods made for you, sealed goods once opened if they can’t go back for health or hygiene reasons, downloads you’ve agreed to start straight away, or tickets for a set date.', 'marketday' ),
		];
	}
}
