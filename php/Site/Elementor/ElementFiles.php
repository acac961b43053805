<?php

declare( strict_types=1 );

namespace Marketday\Site\Elementor;

defined( 'ABSPATH' ) || exit;

use LogicException;
use Marketday\Kernel\Elements\Element;

/** Descriptions of blocks in their rooms, each read when a widget asks for it. */
final class ElementFiles {
	/** @var array<string, string>|null Files by block, without the namespace. */
	private ?array $files = null;

	/** @var array<string, Element> */
	private array $read = [];

	public function __construct( private readonly string $pluginFolder ) {}

	/** @return list<string> Blocks that have one, without the namespace. */
	public function blocks(): array {
		return array_keys( $this->files() );
	}

	public function of( string $block ): Element {
		return $this->read[ $block ] ??= $this->read( $this->files()[ $block ] ?? '' );
	}

	private function read( string $file ): Element {
		$element = is_file( $file ) ? require $file : null;
		return $element instanceof Element ? $element : throw new LogicException( esc_html( "{$file} answers no Element." ) );
	}

	/** @return array<string, string> */
	private function files(): array {
		if ( null === $this->files ) {
			$this->files = [];
			foreach ( glob( "{$this->pluginFolder}/php/*/*/elements/*.php" ) ?: [] as $file ) {
				$this->files[ basename( $file, '.php' ) ] = $file;
			}
		}
		return $this->files;
	}
}
