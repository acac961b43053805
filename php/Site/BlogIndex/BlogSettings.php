<?php

declare( strict_types=1 );

namespace Marketday\Site\BlogIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Request;

/** The look of a blog index, by the block's attributes or by a call for a further page. */
final class BlogSettings {
	public const MOST = 48;

	/** Parts that a card may show; the block's attributes are called `showPicture` and so on. */
	public const PARTS = [ 'picture', 'category', 'date', 'author', 'excerpt' ];

	/** @param list<string> $parts Of PARTS. */
	public function __construct(
		public readonly array $parts = self::PARTS,
		public readonly int $columns = 3,
		public readonly bool $isMasonry = false,
		public readonly bool $isInfinite = true,
		public readonly int $perPage = 10,
		public readonly int $level = 2
	) {}

	/** @param array<string, mixed> $attributes */
	public static function ofBlock( array $attributes ): self {
		$number  = static fn ( string $name, int $default ): int => is_numeric( $attributes[ $name ] ?? null ) ? (int) $attributes[ $name ] : $default;
		$perPage = $number( 'perPage', 0 );
		$columns = max( 1, min( 4, $number( 'columns', 3 ) ) );
		return new self(
			array_values( array_filter( self::PARTS, static fn ( string $part ): bool => false !== ( $attributes[ 'show' . ucfirst( $part ) ] ?? true ) ) ),
			$columns,
			// docs/PROTOCOL.md#times-and-limits: masonry needs at least 2 columns.
			true === ( $attributes['masonry'] ?? false ) && $columns > 1,
			false !== ( $attributes['infiniteScroll'] ?? true ),
			max( 1, min( self::MOST, 0 === $perPage ? (int) get_option( 'posts_per_page' ) : $perPage ) ),
			max( 2, min( 4, $number( 'headingLevel', 2 ) ) )
		);
	}

	public static function ofCall( Request $request ): self {
		$parts = explode( ' ', $request->text( 'show', '', 100 ) );
		return new self(
			array_values( array_intersect( self::PARTS, $parts ) ),
			perPage: $request->integer( 'per_page', (int) get_option( 'posts_per_page' ), 1, self::MOST ),
			level: $request->integer( 'level', 2, 2, 4 )
		);
	}

	/** @return array<string, mixed> What a call for a further page sends. */
	public function forCall(): array {
		return [
			'show'     => implode( ' ', $this->parts ),
			'per_page' => $this->perPage,
			'level'    => $this->level,
		];
	}

	public function shows( string $part ): bool {
		return in_array( $part, $this->parts, true );
	}
}
