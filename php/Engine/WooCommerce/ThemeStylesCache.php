<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's kept style sheet of the theme for blocks, apart for requests without WooCommerce's block types: it is kept for one set of block types,
 * and would be worked out and written anew with each request if two sets took turns.
 */
final class ThemeStylesCache {
	private const THEIRS = 'wp_styles_for_blocks';

	private const OWN = 'marketday_styles_for_blocks';

	/** @var callable(mixed): mixed */
	private $read;

	/** @var callable(mixed): mixed */
	private $write;

	public function __construct() {
		// False would lead on to WordPress's own.
		$this->read  = static fn (): mixed => get_transient( self::OWN ) ?: '';
		$this->write = function ( mixed $styles ): mixed {
			set_transient( self::OWN, $styles );
			return $this->theirs();
		};
	}

	public function separate(): void {
		add_filter( 'pre_transient_' . self::THEIRS, $this->read );
		add_filter( 'pre_set_transient_' . self::THEIRS, $this->write );
	}

	public function join(): void {
		remove_filter( 'pre_transient_' . self::THEIRS, $this->read );
		remove_filter( 'pre_set_transient_' . self::THEIRS, $this->write );
	}

	private function theirs(): mixed {
		remove_filter( 'pre_transient_' . self::THEIRS, $this->read );
		$theirs = get_transient( self::THEIRS );
		add_filter( 'pre_transient_' . self::THEIRS, $this->read );
		return $theirs;
	}
}
