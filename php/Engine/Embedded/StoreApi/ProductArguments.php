<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

/** The parameters of `GET products`, as WordPress's REST server checks them: names, types, ranges and defaults of WooCommerce's. */
final class ProductArguments {
	private const OPERATOR = [
		'type'    => 'string',
		'enum'    => [ 'in', 'not_in', 'and' ],
		'default' => 'in',
	];

	private const IDS = [
		'type'    => 'array',
		'items'   => [ 'type' => 'integer' ],
		'default' => [],
	];

	private const DAY = [
		'type'   => 'string',
		'format' => 'date-time',
	];

	/** @return array<string, array<string, mixed>> */
	public static function paging(): array {
		return [
			'page'     => [
				'type'    => 'integer',
				'default' => 1,
				'minimum' => 1,
			],
			'per_page' => [
				'type'    => 'integer',
				'default' => 10,
				'minimum' => 1,
				'maximum' => 100,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function collection(): array {
		return self::paging() + self::choosing() + self::ordering() + self::filtering();
	}

	/**
	 * Arguments for what is to be counted of a question.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function counting(): array {
		$yesNo = [
			'type'    => 'boolean',
			'default' => false,
		];
		return [
			'calculate_price_range'         => $yesNo,
			'calculate_stock_status_counts' => $yesNo,
			'calculate_rating_counts'       => $yesNo,
			'calculate_attribute_counts'    => [
				'type'    => 'array',
				'default' => [],
				'items'   => [
					'type'       => 'object',
					'properties' => [
						'taxonomy'   => [ 'type' => 'string' ],
						'query_type' => [
							'type'    => 'string',
							'enum'    => [ 'or', 'and' ],
							'default' => 'or',
						],
					],
				],
			],
			'calculate_taxonomy_counts'     => [
				'type'    => 'array',
				'default' => [],
				'items'   => [ 'type' => 'string' ],
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	private static function choosing(): array {
		return [
			'search'         => [ 'type' => 'string' ],
			'slug'           => [ 'type' => 'string' ],
			'sku'            => [ 'type' => 'string' ],
			'include'        => self::IDS,
			'exclude'        => self::IDS,
			'parent'         => self::IDS,
			'parent_exclude' => self::IDS,
			'offset'         => [ 'type' => 'integer' ],
			'after'          => self::DAY,
			'before'         => self::DAY,
			'date_column'    => [
				'type'    => 'string',
				'default' => 'date',
				'enum'    => [ 'date', 'date_gmt', 'modified', 'modified_gmt' ],
			],
			'type'           => [
				'type' => 'string',
				'enum' => [ 'simple', 'grouped', 'external', 'variable', 'variation' ],
			],
			'related'        => [ 'type' => 'integer' ],
		];
	}

	/** @return array<string, array<string, mixed>> */
	private static function ordering(): array {
		return [
			'order'   => [
				'type'    => 'string',
				'default' => 'desc',
				'enum'    => [ 'asc', 'desc' ],
			],
			'orderby' => [
				'type'    => 'string',
				'default' => 'date',
				'enum'    => [ 'date', 'modified', 'id', 'include', 'title', 'slug', 'price', 'popularity', 'rating', 'menu_order', 'comment_count' ],
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	private static function filtering(): array {
		return [
			'featured'           => [ 'type' => 'boolean' ],
			'on_sale'            => [ 'type' => 'boolean' ],
			'category'           => [ 'type' => 'string' ],
			'category_operator'  => self::OPERATOR,
			'tag'                => [ 'type' => 'string' ],
			'tag_operator'       => self::OPERATOR,
			'min_price'          => [ 'type' => 'string' ],
			'max_price'          => [ 'type' => 'string' ],
			'stock_status'       => [
				'type'    => 'array',
				'items'   => [
					'type' => 'string',
					'enum' => [ 'instock', 'outofstock', 'onbackorder' ],
				],
				'default' => [],
			],
			'attributes'         => self::attributes(),
			'attribute_relation' => [
				'type'    => 'string',
				'enum'    => [ 'in', 'and' ],
				'default' => 'and',
			],
			'catalog_visibility' => [
				'type' => 'string',
				'enum' => [ 'any', 'visible', 'catalog', 'search', 'hidden' ],
			],
			'rating'             => [
				'type'    => 'array',
				'items'   => [
					'type' => 'integer',
					'enum' => [ 1, 2, 3, 4, 5 ],
				],
				'default' => [],
			],
		];
	}

	/** @return array<string, mixed> */
	private static function attributes(): array {
		return [
			'type'    => 'array',
			'default' => [],
			'items'   => [
				'type'       => 'object',
				'properties' => [
					'attribute' => [ 'type' => 'string' ],
					'term_id'   => [
						'type'  => 'array',
						'items' => [ 'type' => 'integer' ],
					],
					'slug'      => [
						'type'  => 'array',
						'items' => [ 'type' => 'string' ],
					],
					'operator'  => [
						'type' => 'string',
						'enum' => [ 'in', 'not_in', 'and' ],
					],
				],
			],
		];
	}
}
