<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of a REST route as its description tells them (`OPTIONS`, the index of a namespace), in WordPress's schema. The handler
 * beside them reads and checks them through `Request`, so that a call from within, by ajax or by REST meets the same errors.
 */
final class Parameters {
	public const PAGE = [
		'type'        => 'integer',
		'description' => 'Number of the page, from 1.',
		'minimum'     => 1,
	];

	public const PER_PAGE = [
		'type'        => 'integer',
		'description' => 'Number of entries on a page.',
		'minimum'     => 1,
	];

	public const FORMAT = [
		'type'        => 'string',
		'description' => 'How blocks are answered: as HTML, or as the data that our own scripts draw.',
		'enum'        => [ 'html', 'data' ],
	];

	/**
	 * @param array<string, array<string, mixed>> $schemas By the parameter's name.
	 * @return array<string, array<string, mixed>> For a route. WordPress would otherwise check each that has a type, before the route's own guard.
	 */
	public static function forRoute( array $schemas ): array {
		return array_map( static fn ( array $schema ): array => $schema + [ 'sanitize_callback' => null ], $schemas );
	}

	/** @return array<string, mixed> */
	public static function text( string $description, int $longest = 0 ): array {
		return [
			'type'        => 'string',
			'description' => $description,
		] + ( 0 === $longest ? [] : [ 'maxLength' => $longest ] );
	}

	/** @return array<string, mixed> */
	public static function number( string $description, int $least = 0 ): array {
		return [
			'type'        => 'integer',
			'description' => $description,
			'minimum'     => $least,
		];
	}

	/**
	 * @param list<string> $values
	 * @return array<string, mixed>
	 */
	public static function oneOf( string $description, array $values ): array {
		return [
			'type'        => 'string',
			'description' => $description,
			'enum'        => $values,
		];
	}

	/** @return array<string, mixed> A list, also as a text with commas. */
	public static function ids( string $description, int $most ): array {
		return [
			'type'        => [ 'array', 'string' ],
			'description' => $description,
			'items'       => [ 'type' => 'integer' ],
			'maxItems'    => $most,
		];
	}

	/** @return array<string, mixed> */
	public static function map( string $description ): array {
		return [
			'type'        => 'object',
			'description' => $description,
		];
	}
}
