<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SocialData;

defined( 'ABSPATH' ) || exit;

/** A picture for a shared link: large enough for every service, and no larger than they take. */
final class Images {
	/** @return array<string, string> By Open Graph's names; empty where there is none. */
	public static function ofAttachment( int $id, string $alt = '' ): array {
		$found = $id > 0 ? wp_get_attachment_image_src( $id, 'full' ) : false;
		if ( ! is_array( $found ) ) {
			return [];
		}
		return [
			'og:image'        => (string) $found[0],
			'og:image:width'  => (string) (int) $found[1],
			'og:image:height' => (string) (int) $found[2],
			'og:image:alt'    => '' === $alt ? (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) : $alt,
		];
	}
}
