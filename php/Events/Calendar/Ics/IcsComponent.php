<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** The lines between BEGIN and END. */
final class IcsComponent {
	/** @var list<IcsLine> */
	public array $lines = [];

	/** @var list<IcsComponent> */
	public array $children = [];

	/** Lines that could not be read; of the whole file, told by its root. */
	public int $broken = 0;

	/** Lines with signs that could not be read; of the whole file, told by its root. */
	public int $spoilt = 0;

	public function __construct( public readonly string $name ) {}

	public function line( string $name ): ?IcsLine {
		return $this->all( $name )[0] ?? null;
	}

	/** @return list<IcsLine> */
	public function all( string $name ): array {
		return array_values( array_filter( $this->lines, static fn ( IcsLine $line ): bool => $name === $line->name ) );
	}

	/** Value as text, unescaped; '' without it. */
	public function text( string $name ): string {
		return trim( IcsLine::unescape( $this->line( $name )->value ?? '' ) );
	}

	/** @return list<IcsComponent> Of any depth. */
	public function below( string $name ): array {
		$found = [];
		foreach ( $this->children as $child ) {
			array_push( $found, ...( $name === $child->name ? [ $child ] : [] ), ...$child->below( $name ) );
		}
		return $found;
	}
}
