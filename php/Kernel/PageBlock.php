<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Block;

/** A block as the page has it saved, with what the blocks around it give it. */
final class PageBlock {
	/**
	 * @param array<string, mixed> $parsed     As `parse_blocks()` gives it.
	 * @param array<string, mixed> $context    By name: `marketday/queryId`.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $parsed,
		public readonly array $context
	) {}

	/**
	 * A block as it is drawn, wherever it is saved.
	 *
	 * @param array<string, mixed> $attributes Where no block is at hand.
	 */
	public static function fromDrawing( string $name, array $attributes, ?WP_Block $block ): self {
		return new self( $name, $block->parsed_block ?? [ 'attrs' => $attributes ], $block->context ?? [] );
	}

	/** Tells whether the other one has the same settings and belongs to the same listing. */
	public function isSame( self $other ): bool {
		return $this === $other
			|| ( $this->name === $other->name && $this->attributes() === $other->attributes() && $this->queryId() === $other->queryId() );
	}

	/** @return array<string, mixed> As saved; defaults are not among them. */
	public function attributes(): array {
		return is_array( $this->parsed['attrs'] ?? null ) ? $this->parsed['attrs'] : [];
	}

	/** @return array<string, mixed> As saved, with the query id that it has or is given. */
	public function settings(): array {
		return [ 'queryId' => $this->queryId() ] + $this->attributes();
	}

	public function id(): string {
		$id = $this->attributes()['blockId'] ?? '';
		return is_string( $id ) ? $id : '';
	}

	/** The listings that belong together on a page share a query id. */
	public function queryId(): string {
		foreach ( [ $this->attributes()['queryId'] ?? '', $this->context['marketday/queryId'] ?? '' ] as $id ) {
			if ( is_string( $id ) && '' !== $id ) {
				return sanitize_key( $id );
			}
		}
		return '';
	}
}
