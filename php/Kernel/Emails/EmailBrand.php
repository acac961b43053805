<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Contrast;

/** The look of a shop's mails: its logo, and the colours of its buttons where they can be read. */
final class EmailBrand {
	/** Pictures that most mail programs draw; few of them know SVG. */
	private const PICTURES = [ 'image/png', 'image/jpeg', 'image/gif', 'image/webp' ];

	private const WIDEST  = 200;
	private const HIGHEST = 56;

	private const BUTTON = [ '#1e1e1e', '#ffffff' ];

	/** A logo that is no wider than that many times its height is a sign, and has the name beside it. */
	private const SIGN = 1.5;

	/**
	 * @param array{src: string, width: int, height: int, isSign: bool}|null $logo
	 * @param string $button   Colour behind a button's text, in hex digits.
	 * @param string $onButton
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $url,
		public readonly ?array $logo,
		public readonly string $button,
		public readonly string $onButton
	) {}

	public static function of( string $shop ): self {
		[ $button, $onButton ] = self::buttonColours();
		return new self( $shop, home_url( '/' ), self::logo(), $button, $onButton );
	}

	/** @return array{src: string, width: int, height: int, isSign: bool}|null The site's logo, else its icon. */
	private static function logo(): ?array {
		return self::picture( (int) get_theme_mod( 'custom_logo' ) ) ?? self::picture( (int) get_option( 'site_icon' ) );
	}

	/** @return array{src: string, width: int, height: int, isSign: bool}|null In the size it is shown in; of a picture twice as large. */
	private static function picture( int $id ): ?array {
		$image = $id > 0 && in_array( get_post_mime_type( $id ), self::PICTURES, true )
			? wp_get_attachment_image_src( $id, [ 2 * self::WIDEST, 2 * self::HIGHEST ] )
			: false;
		if ( ! is_array( $image ) || $image[1] < 1 || $image[2] < 1 ) {
			return null;
		}
		$scale = min( 1, self::WIDEST / $image[1], self::HIGHEST / $image[2] );
		return [
			'src'    => $image[0],
			'width'  => max( 1, (int) round( $image[1] * $scale ) ),
			'height' => max( 1, (int) round( $image[2] * $scale ) ),
			'isSign' => $image[1] < self::SIGN * $image[2],
		];
	}

	/** @return array{string, string} The colour that is set for the shop's mails, else the theme's button. */
	private static function buttonColours(): array {
		$set = get_option( 'woocommerce_email_base_color' );
		if ( is_string( $set ) && ( Contrast::ratio( $set, '#ffffff' ) ?? 0 ) >= Contrast::TEXT ) {
			return [ $set, '#ffffff' ];
		}
		$theme = wp_get_global_styles( [ 'elements', 'button', 'color' ], [ 'transforms' => [ 'resolve-variables' ] ] );
		$pair  = is_array( $theme ) ? [ $theme['background'] ?? '', $theme['text'] ?? '' ] : [ '', '' ];
		return is_string( $pair[0] ) && is_string( $pair[1] ) && self::isReadable( $pair[0], $pair[1] ) ? [ $pair[0], $pair[1] ] : self::BUTTON;
	}

	/** Hex digits alone: some mail programs know no other colours. And a button has to stand out from the page. */
	private static function isReadable( string $button, string $text ): bool {
		return str_starts_with( $button, '#' ) && str_starts_with( $text, '#' )
			&& ( Contrast::ratio( $button, $text ) ?? 0 ) >= Contrast::TEXT
			&& ( Contrast::ratio( $button, '#ffffff' ) ?? 0 ) >= Contrast::SHAPE;
	}
}
