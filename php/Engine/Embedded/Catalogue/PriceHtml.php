<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\LowestPrice;
use Marketday\Engine\Contract\Money;

/** The price markup that themes and extensions written for WooCommerce expect. Returns safe HTML. */
final class PriceHtml {
	public static function amount( Money $money, bool $hidden = false ): string {
		$currency = $money->currency;
		$symbol   = '<span class="woocommerce-Price-currencySymbol" translate="no">' . self::text( $currency->symbol ) . '</span>';
		$bare     = mb_substr( ltrim( $money->text(), '-' ), mb_strlen( $currency->prefix() ) );
		$digits   = esc_html( '' === $currency->suffix() ? $bare : mb_substr( $bare, 0, -mb_strlen( $currency->suffix() ) ) );
		$text     = match ( $currency->position ) {
			'right'       => $digits . $symbol,
			'left_space'  => "{$symbol}&nbsp;{$digits}",
			'right_space' => "{$digits}&nbsp;{$symbol}",
			default       => $symbol . $digits,
		};
		$minus = $money->minor < 0 ? '-' : '';
		return '<span class="woocommerce-Price-amount amount"' . ( $hidden ? ' aria-hidden="true"' : '' ) . "><bdi>{$minus}{$text}</bdi></span>";
	}

	public static function sale( Money $before, Money $now ): string {
		return sprintf(
			'<del aria-hidden="true">%1$s</del> <span class="screen-reader-text">%2$s</span><ins aria-hidden="true">%3$s</ins><span class="screen-reader-text">%4$s</span>',
			self::amount( $before ),
			/* translators: %s: a price */
			self::text( sprintf( __( 'Original price was: %s.', 'marketday' ), $before->format() ) ),
			self::amount( $now ),
			/* translators: %s: a price */
			self::text( sprintf( __( 'Current price is: %s.', 'marketday' ), $now->format() ) )
		);
	}

	public static function range( Money $lowest, Money $highest ): string {
		return LowestPrice::html( self::amount( $lowest ), $lowest->format(), $highest->format() );
	}

	/** WooCommerce writes currency symbols as entities, and so do we: markup is compared. */
	private static function text( string $plain ): string {
		return str_replace( '$', '&#36;', htmlentities( $plain, ENT_QUOTES, 'UTF-8' ) );
	}
}
