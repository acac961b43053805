<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** A page of the settings: what stands on it belongs together for who runs a shop. Each is saved by itself. */
enum SettingsTab: string {
	case Shop       = 'shop';
	case Checkout   = 'checkout';
	case Delivery   = 'delivery';
	case Lists      = 'lists';
	case Events     = 'events';
	case Newsletter = 'newsletter';
	case Search     = 'search';
	case Payments   = 'payments';
	case Security   = 'security';
	case Developers = 'developers';

	/** Page name for `register_setting()`, `add_settings_section()` and `add_settings_field()`. */
	public function page(): string {
		return SettingsTabsScreen::SLUG . "-{$this->value}";
	}

	public function address(): string {
		return add_query_arg( [ 'page' => SettingsTabsScreen::SLUG, 'tab' => $this->value ], admin_url( 'admin.php' ) );
	}

	public function title(): string {
		return match ( $this ) {
			self::Shop       => __( 'Shop', 'marketday' ),
			self::Checkout   => __( 'Checkout', 'marketday' ),
			self::Delivery   => __( 'Delivery and holds', 'marketday' ),
			self::Lists      => __( 'Lists', 'marketday' ),
			self::Events     => __( 'Events', 'marketday' ),
			self::Newsletter => __( 'Newsletter', 'marketday' ),
			self::Search     => __( 'Search', 'marketday' ),
			self::Payments   => __( 'Payments', 'marketday' ),
			self::Security   => __( 'Security and data', 'marketday' ),
			self::Developers => __( 'Developers', 'marketday' ),
		};
	}

	/**
	 * A section that leads to screens of their own: what is set there is too much for a field.
	 *
	 * @param string                        $id
	 * @param \Closure(): string            $title
	 * @param \Closure(): string            $about What they are for.
	 * @param \Closure(): array<string, string> $links Words by address.
	 */
	public function addLinks( string $id, \Closure $title, \Closure $about, \Closure $links ): void {
		add_action( 'admin_init', fn () => add_settings_section( $id, $title(), static function () use ( $about, $links ): void {
			printf( '<p>%s</p><ul class="marketday-links">', esc_html( $about() ) );
			foreach ( $links() as $address => $words ) {
				printf( '<li><a href="%s">%s</a></li>', esc_url( $address ), esc_html( $words ) );
			}
			echo '</ul>';
		}, $this->page() ) );
	}

	/**
	 * Prints what a section is for, above its fields: for `add_settings_section()`.
	 *
	 * @return \Closure(): void
	 */
	public static function says( string $sentence ): \Closure {
		return static function () use ( $sentence ): void {
			printf( '<p>%s</p>', esc_html( $sentence ) );
		};
	}

	/** Tells whether there is anything to save on it. */
	public function hasSettings(): bool {
		return [] !== array_filter( get_registered_settings(), fn ( array $one ): bool => $this->page() === ( $one['group'] ?? '' ) );
	}

	/** Tells whether a feature has put something on it. */
	public function isUsed(): bool {
		global $wp_settings_sections;
		return [] !== ( $wp_settings_sections[ $this->page() ] ?? [] );
	}
}
