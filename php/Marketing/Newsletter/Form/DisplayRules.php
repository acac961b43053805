<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** Rules of when and how a form comes: the form element's settings of docs/PROTOCOL.md#newsletter-forms, and the classes that draw it. */
final class DisplayRules {
	private const ANIMATIONS = [ 'none', 'fadein', 'slideup', 'slidedown', 'slideleft', 'slideright', 'zoomin', 'zoomout', 'flip' ];

	/** @param array<string, mixed> $attributes Of the block. */
	public function __construct(
		public readonly Variant $variant,
		private readonly array $attributes
	) {}

	/** @return list<string> */
	public function classes(): array {
		$classes = [ 'is-' . str_replace( '_', '-', $this->variant->value ) ];
		if ( $this->variant->comesByItself() ) {
			$animation = $this->attributes['animation'] ?? '';
			$classes[] = 'start' === ( $this->attributes['position'] ?? '' ) ? 'is-at-start' : 'is-at-end';
			$classes[] = 'has-animation-' . ( in_array( $animation, self::ANIMATIONS, true ) ? $animation : 'none' );
		}
		return $classes;
	}

	/** @return array<string, string> Of the block's element. */
	public function attributes(): array {
		$font = $this->fontFamily();
		return array_filter( [
			'style'           => '' === $font ? '' : "font-family:{$font}",
			'data-is-preview' => is_preview() ? 'true' : '',
		], static fn ( string $value ): bool => '' !== $value ) + match ( $this->variant ) {
			Variant::Popup                      => [
				'data-variant' => 'popup',
				'role'         => 'dialog',
				'aria-modal'   => 'true',
				'aria-label'   => $this->name(),
				'tabindex'     => '-1',
			],
			Variant::FixedBar, Variant::SlideIn => [
				'data-variant' => $this->variant->value,
				'role'         => 'region',
				'aria-label'   => $this->name(),
			],
			default                             => [],
		};
	}

	/** @return array<string, string> Of the form element. */
	public function settings(): array {
		$days = max( 0, $this->number( 'cookieExpiration' ) );
		return $this->variant->comesByItself() ? [
			'data-delay'                  => (string) max( 0, $this->number( 'delay' ) ),
			'data-exit-intent-enabled'    => true === ( $this->attributes['exitIntent'] ?? false ) ? 'true' : 'false',
			'data-cookie-expiration-time' => 0 === $days ? '' : (string) $days,
			'data-font-family'            => $this->fontFamily(),
		] : [];
	}

	/** @return list<string> */
	public function places(): array {
		$places = is_array( $this->attributes['places'] ?? null ) ? $this->attributes['places'] : [];
		return array_values( array_intersect( Placement::PLACES, array_filter( $places, is_string( ... ) ) ) );
	}

	/** Name for screen readers. */
	private function name(): string {
		$name = is_string( $this->attributes['name'] ?? null ) ? trim( TextLine::of( $this->attributes['name'] ) ) : '';
		return '' === $name ? __( 'Newsletter', 'marketday' ) : $name;
	}

	/** A list of names of fonts, or a theme's own property; nothing that could end the declaration. */
	private function fontFamily(): string {
		$font = is_string( $this->attributes['fontFamily'] ?? null ) ? trim( $this->attributes['fontFamily'] ) : '';
		return 1 === preg_match( '/^[\w ,\'()-]{1,200}$/D', $font ) ? $font : '';
	}

	private function number( string $name ): int {
		return is_numeric( $this->attributes[ $name ] ?? null ) ? (int) $this->attributes[ $name ] : 0;
	}
}
