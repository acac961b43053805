<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\RatingRule;
use Marketday\Engine\Contract\ReviewSettings;

/** Rules for reviews that the embedded store takes. */
final class ReviewRules {
	public function register(): void {
		add_filter( 'comments_open', [ $this, 'areOpen' ], 10, 2 );
		( new RatingRule() )->register();
	}

	public function areOpen( bool $open, int $post ): bool {
		return $open && ( 'product' !== get_post_type( $post ) || ReviewSettings::read()->enabled );
	}
}
