<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Features\FeatureScreen;

/** Blocks of features that are switched off, in editors: they keep what was set, cannot be inserted, and say why they show nothing. */
final class SwitchedOffBlocks {
	private const PART = 'switched-off';

	/** @param list<string> $names Without the namespace. */
	public static function addToEditor( Blocks $blocks, array $names ): void {
		$blocks->addPart( self::PART );
		DrawingSetup::addAssets( static function () use ( $names ): void {
			wp_add_inline_script( 'marketday-' . self::PART, 'window.marketdaySwitchedOff=' . wp_json_encode( [
				'blocks' => array_map( static fn ( string $name ): string => "marketday/{$name}", $names ),
				'screen' => current_user_can( FeatureScreen::CAPABILITY ) ? FeatureScreen::address() : '',
			], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
		} );
	}

	/**
	 * @param array<string, mixed> $metadata A block.json without scripts and styles.
	 * @return array<string, mixed>
	 */
	public static function metadata( array $metadata ): array {
		return [
			'editorScript' => 'marketday-' . self::PART,
			'supports'     => [ 'inserter' => false ] + ( is_array( $metadata['supports'] ?? null ) ? $metadata['supports'] : [] ),
			'variations'   => [],
		] + $metadata;
	}
}
