<?php

declare( strict_types=1 );

namespace Marketday\Site\Patterns;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Contrast;

/** Grounds for a page's sections out of the theme's own palette, on which texts and buttons can be read. */
final class Grounds {
	/** A light ground differs from the page's own by this much and no more. */
	private const LEAST = 1.02;

	private const MOST = 1.3;

	/** Contrast of text with its ground where it is easily read. */
	private const STRONG = 7.0;

	/**
	 * @param array<string, string>                                            $palette Colour by slug.
	 * @param array{background: string, text: string}                          $page    Colours of the page; '' where the theme does not say.
	 * @param array{background: string, text: string}                          $button  Those of its buttons.
	 */
	public function __construct(
		private readonly array $palette,
		private readonly array $page,
		private readonly array $button
	) {}

	/** Grounds that the theme and the site's people have now. */
	public static function ofTheme(): self {
		$styles  = wp_get_global_styles( [], [ 'transforms' => [ 'resolve-variables' ] ] );
		$origins = wp_get_global_settings( [ 'color', 'palette' ] );
		$palette = [];
		// Of a theme that does not offer WordPress's own colours there are no rules for them either.
		$offered = [ 'theme', 'custom', ...( false === wp_get_global_settings( [ 'color', 'defaultPalette' ] ) ? [] : [ 'default' ] ) ];
		foreach ( $offered as $origin ) {
			foreach ( is_array( $origins ) && is_array( $origins[ $origin ] ?? null ) ? $origins[ $origin ] : [] as $colour ) {
				if ( is_array( $colour ) && is_string( $colour['slug'] ?? null ) && is_string( $colour['color'] ?? null ) ) {
					$palette += [ $colour['slug'] => $colour['color'] ];
				}
			}
		}
		$page   = self::pair( $styles );
		$button = self::pair( is_array( $styles ) && is_array( $styles['elements'] ?? null ) ? $styles['elements']['button'] ?? [] : [] );
		return new self( $palette, [
			'background' => '' === $page['background'] ? '#fff' : $page['background'],
			'text'       => '' === $page['text'] ? '#000' : $page['text'],
		], $button );
	}

	/** @return array{ground: string, text: string}|null Slugs: the page's own colours the other way round; null where the palette has none that do. */
	public function dark(): ?array {
		$text   = $this->slugOf( $this->page['background'] );
		$ground = $this->darkest();
		return null === $ground || null === $text ? null : [
			'ground' => $ground,
			'text'   => $text,
		];
	}

	/** The colour of the page's text, where that is strong enough, else the palette's strongest against the page. */
	private function darkest(): ?string {
		$own = $this->slugOf( $this->page['text'] );
		if ( null !== $own && $this->onPage( $this->page['text'] ) >= self::STRONG ) {
			return $own;
		}
		$ratios = array_filter( array_map( $this->onPage( ... ), $this->palette ), static fn ( float $ratio ): bool => $ratio >= Contrast::TEXT );
		arsort( $ratios );
		$first = array_key_first( $ratios );
		return null === $first ? null : (string) $first;
	}

	private function onPage( string $colour ): float {
		return Contrast::ratio( $colour, $this->page['background'] ) ?? 0.0;
	}

	/** @return string|null Slug of a colour beside the page's own, on which its text and its buttons are as readable. */
	public function light(): ?string {
		$found = [];
		foreach ( $this->palette as $slug => $colour ) {
			$apart = $this->onPage( $colour );
			$text  = Contrast::ratio( $colour, $this->page['text'] ) ?? 0.0;
			if ( $apart >= self::LEAST && $apart <= self::MOST && $text >= min( self::STRONG, $this->onPage( $this->page['text'] ) * 0.9 ) ) {
				$found[ $slug ] = $apart;
			}
		}
		asort( $found );
		$first = array_key_first( $found );
		return null === $first ? null : (string) $first;
	}

	/** @return array{background: string, text: string}|null Slugs for a button on the dark ground; null where the theme's own is seen there. */
	public function buttonOnDark(): ?array {
		$dark = $this->dark();
		if ( null === $dark || ( $this->isSeenOn( $this->palette[ $dark['ground'] ] ) && $this->isReadable() ) ) {
			return null;
		}
		return [
			'background' => $dark['text'],
			'text'       => $dark['ground'],
		];
	}

	private function isSeenOn( string $ground ): bool {
		return ( Contrast::ratio( $this->button['background'], $ground ) ?? 0.0 ) >= Contrast::SHAPE;
	}

	private function isReadable(): bool {
		return ( Contrast::ratio( $this->button['background'], $this->button['text'] ) ?? 0.0 ) >= Contrast::TEXT;
	}

	private function slugOf( string $colour ): ?string {
		foreach ( $this->palette as $slug => $value ) {
			if ( 1.0 === Contrast::ratio( $value, $colour ) ) {
				return (string) $slug;
			}
		}
		return null;
	}

	/** @return array{background: string, text: string} */
	private static function pair( mixed $styles ): array {
		$colours = is_array( $styles ) && is_array( $styles['color'] ?? null ) ? $styles['color'] : [];
		return [
			'background' => is_string( $colours['background'] ?? null ) ? $colours['background'] : '',
			'text'       => is_string( $colours['text'] ?? null ) ? $colours['text'] : '',
		];
	}
}
