<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

/** Makes blocks of ours of WowStore's within a post's content. What it knows nothing of stays as it was, to the letter. */
final class Converter {
	private const PREFIX = 'product-blocks/';

	/** Wrappers that the other builders of core's blocks put around what is in them. */
	private const WRAPPERS = [
		'core/columns' => 'wp-block-columns',
		'core/column'  => 'wp-block-column',
		'core/group'   => 'wp-block-group',
	];

	/** @var array<string, int> */
	private array $moved = [];

	/** @var array<string, int> */
	private array $left = [];

	/** @var array<string, true> Blocks of ours of which a page needs one. */
	private array $placed = [];

	/** @param array<string, array<string, mixed>> $rules */
	public function __construct(
		private readonly Settings $settings,
		private readonly array $rules
	) {}

	public function convert( string $content ): Conversion {
		$this->moved  = [];
		$this->left   = [];
		$this->placed = [];
		if ( ! str_contains( $content, '<!-- wp:' . self::PREFIX ) ) {
			return new Conversion( $content, [], [] );
		}
		$made = implode( '', array_map( self::serialise( ... ), $this->walk( parse_blocks( $content ) ) ) );
		return new Conversion( 0 === count( $this->moved ) ? $content : $made, $this->moved, $this->left );
	}

	/** @param array<string, mixed> $block */
	private static function serialise( array $block ): string {
		return serialize_block( [
			'blockName'    => is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null,
			'attrs'        => is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [],
			'innerBlocks'  => is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [],
			'innerHTML'    => is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '',
			'innerContent' => is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [],
		] );
	}

	/**
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return list<array<string, mixed>>
	 */
	private function walk( array $blocks ): array {
		$walked = [];
		foreach ( $blocks as $block ) {
			$made = $this->one( $block );
			if ( null !== $made ) {
				$walked[] = $made;
			}
		}
		return $walked;
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>|null Null where another of the page stands for it.
	 */
	private function one( array $block ): ?array {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$rule = $this->rules[ $name ] ?? null;
		if ( null === $rule ) {
			if ( str_starts_with( $name, self::PREFIX ) ) {
				$this->left[ $name ] = ( $this->left[ $name ] ?? 0 ) + 1;
			}
			return $this->withInner( $block );
		}
		$to                   = is_string( $rule['to'] ?? null ) ? $rule['to'] : '';
		$this->moved[ $name ] = ( $this->moved[ $name ] ?? 0 ) + 1;
		if ( true === ( $rule['once'] ?? false ) ) {
			if ( isset( $this->placed[ $to ] ) ) {
				return null;
			}
			$this->placed[ $to ] = true;
		}
		$settings = $this->settings->of( $rule, is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [] );
		if ( true === ( $rule['inner'] ?? false ) ) {
			return $this->wrap( $to, $settings, is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] );
		}
		return 'core/heading' === $to ? $this->heading( $settings ) : self::makeBlock( $to, $settings, [], [] );
	}

	/**
	 * Block with its inner ones: what is not ours keeps its markup around what is in it.
	 *
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private function withInner( array $block ): array {
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_values( $block['innerBlocks'] ) : [];
		if ( [] === $inner ) {
			return $block;
		}
		$made    = [];
		$content = [];
		$place   = 0;
		foreach ( is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [] as $piece ) {
			if ( null !== $piece ) {
				$content[] = $piece;
				continue;
			}
			$child = is_array( $inner[ $place ] ?? null ) ? $this->one( $inner[ $place ] ) : null;
			++$place;
			if ( null !== $child ) {
				$made[]    = $child;
				$content[] = null;
			}
		}
		return [
			'innerBlocks'  => $made,
			'innerContent' => $content,
		] + $block;
	}

	/**
	 * @param array<string, mixed>                   $settings
	 * @param array<array-key, array<string, mixed>> $inner
	 * @return array<string, mixed>
	 */
	private function wrap( string $to, array $settings, array $inner ): array {
		$class   = self::WRAPPERS[ $to ] ?? '';
		$made    = $this->walk( $inner );
		$content = [ "<div class=\"{$class}\">" ];
		foreach ( array_keys( $made ) as $place ) {
			if ( $place > 0 ) {
				$content[] = "\n\n";
			}
			$content[] = null;
		}
		return self::makeBlock( $to, $settings, $made, [ ...$content, '</div>' ] );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function heading( array $settings ): array {
		$level   = is_int( $settings['level'] ?? null ) ? $settings['level'] : 2;
		$align   = is_string( $settings['textAlign'] ?? null ) ? $settings['textAlign'] : '';
		$text    = is_string( $settings['content'] ?? null ) ? wp_kses_post( $settings['content'] ) : '';
		$classes = 'wp-block-heading' . ( '' === $align ? '' : " has-text-align-{$align}" );
		unset( $settings['content'] );
		if ( 2 === $level ) {
			unset( $settings['level'] );
		}
		return self::makeBlock( 'core/heading', $settings, [], [ "\n<h{$level} class=\"{$classes}\">{$text}</h{$level}>\n" ] );
	}

	/**
	 * @param array<string, mixed>       $settings
	 * @param list<array<string, mixed>> $inner
	 * @param list<string|null>          $content
	 * @return array<string, mixed>
	 */
	private static function makeBlock( string $name, array $settings, array $inner, array $content ): array {
		return [
			'blockName'    => $name,
			'attrs'        => $settings,
			'innerBlocks'  => $inner,
			'innerHTML'    => implode( '', array_filter( $content, 'is_string' ) ),
			'innerContent' => $content,
		];
	}
}
