<?php

declare( strict_types=1 );

namespace Marketday\Site\ComingSoon;

defined( 'ABSPATH' ) || exit;

use WP_User;

/**
 * The REST field `woocommerce_meta` of users, with the one value of it that the storefront writes: that its user has closed the banner
 * (docs/PROTOCOL.md#store-notice). Kept where WooCommerce keeps it. Who may change a user is WordPress's own check.
 */
final class BannerMeta {
	private const FIELD = 'woocommerce_meta';
	private const NAME  = 'coming_soon_banner_dismissed';
	private const META  = 'woocommerce_admin_coming_soon_banner_dismissed';

	public function register(): void {
		add_action( 'rest_api_init', $this->addField( ... ) );
	}

	public function isDismissed( int $userId ): bool {
		return 'yes' === get_user_meta( $userId, self::META, true );
	}

	private function addField(): void {
		register_rest_field( 'user', self::FIELD, [
			'get_callback'    => fn ( array $user ): array => [ self::NAME => $this->isDismissed( (int) ( $user['id'] ?? 0 ) ) ? 'yes' : '' ],
			'update_callback' => static function ( mixed $sent, WP_User $user ): bool {
				if ( is_array( $sent ) && isset( $sent[ self::NAME ] ) ) {
					'yes' === $sent[ self::NAME ] ? update_user_meta( $user->ID, self::META, 'yes' ) : delete_user_meta( $user->ID, self::META );
				}
				return true;
			},
			'schema'          => [
				'type'                 => 'object',
				'context'              => [ 'edit' ],
				'properties'           => [
					self::NAME => [
						'type' => 'string',
						'enum' => [ 'yes', 'no', '' ],
					],
				],
				'additionalProperties' => false,
			],
		] );
	}
}
