<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductBadges;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;

/** Rules for products that have a badge. None has one until a site says so. */
final class BadgeRules {
	public const NEW_DAYS = 'marketday_badge_new_days';
	public const PICKS    = 'marketday_badge_picks';

	private const SECTION = 'marketday_badges';

	public function register(): void {
		Preload::options( self::NEW_DAYS, self::PICKS );
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	public function isAny(): bool {
		return $this->newDays() > 0 || $this->hasPicks();
	}

	/** @param list<int> $productIds Whose terms are read in one statement. */
	public function prime( array $productIds ): void {
		if ( $this->hasPicks() ) {
			update_object_term_cache( $productIds, 'product' );
		}
	}

	/** @return array<string, string> Words by kind: `new`, `pick`. */
	public function of( int $productId, DateTimeImmutable $now ): array {
		return array_filter( [
			'new'  => $this->isNew( $productId, $now ) ? __( 'New', 'marketday' ) : '',
			'pick' => $this->hasPicks() && has_term( 'featured', 'product_visibility', $productId ) ? __( 'Staff pick', 'marketday' ) : '',
		], static fn ( string $word ): bool => '' !== $word );
	}

	/** 0 for no such badge. */
	private function newDays(): int {
		return self::clampDays( get_option( self::NEW_DAYS, 0 ) );
	}

	private function hasPicks(): bool {
		return 'yes' === get_option( self::PICKS, 'no' );
	}

	/** True by the day it was published: a change of a product makes nothing new. */
	private function isNew( int $productId, DateTimeImmutable $now ): bool {
		$days      = $this->newDays();
		$published = $days > 0 ? get_post_time( 'U', true, $productId ) : false;
		return is_numeric( $published ) && (int) $published > $now->getTimestamp() - $days * DAY_IN_SECONDS;
	}

	private static function clampDays( mixed $value ): int {
		return is_numeric( $value ) ? max( 0, min( 365, (int) $value ) ) : 0;
	}

	private function addFields(): void {
		add_settings_section( self::SECTION, __( 'Product badges', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		$label = __( 'Days to show “New”', 'marketday' );
		$this->addField( self::NEW_DAYS, $label, SettingInput::number( self::NEW_DAYS, $label, 0, 365 ), function (): void {
			printf(
				'<input type="number" min="0" max="365" class="small-text" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
				esc_attr( self::NEW_DAYS ),
				esc_attr( (string) $this->newDays() ),
				esc_html__( 'Counted from the day a product is published. 0 shows none.', 'marketday' )
			);
		} );
		$this->addField( self::PICKS, __( 'Show “Staff pick”', 'marketday' ), static fn ( mixed $sent ): string => 'yes' === $sent ? 'yes' : 'no', function (): void {
			printf(
				'<input type="checkbox" id="%1$s" name="%1$s" value="yes"%2$s aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
				esc_attr( self::PICKS ),
				checked( $this->hasPicks(), true, false ),
				esc_html__( 'On the products you’ve marked as featured.', 'marketday' )
			);
		} );
	}

	private function addField( string $option, string $label, \Closure $clean, \Closure $print ): void {
		register_setting( SettingsTab::Shop->page(), $option, [ 'sanitize_callback' => $clean ] );
		add_settings_field( $option, $label, $print, SettingsTab::Shop->page(), self::SECTION, [ 'label_for' => $option ] );
	}
}
