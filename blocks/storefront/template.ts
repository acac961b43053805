import type { InnerBlocksOptions } from '@wordpress/block-editor';

const GAP = {
	spacing: {
		blockGap: {
			top: 'var:preset|spacing|40',
			left: 'var:preset|spacing|50',
		},
	},
};

/** Blocks of a new storefront, as the shop's templates have them: a filter beside the products, count and sorting above them. */
export const TEMPLATE: NonNullable< InnerBlocksOptions[ 'template' ] > = [
	[
		'core/columns',
		{ style: GAP },
		[
			[
				'core/column',
				{ width: '17rem' },
				[
					[
						'marketday/shop-sidebar',
						{},
						[ [ 'marketday/product-filter', {} ] ],
					],
				],
			],
			[
				'core/column',
				{},
				[
					[
						'core/group',
						{
							layout: {
								type: 'flex',
								flexWrap: 'wrap',
								justifyContent: 'space-between',
							},
						},
						[
							[ 'marketday/result-count', {} ],
							[ 'marketday/catalogue-sorting', {} ],
						],
					],
					[ 'marketday/product-grid', { columns: 3 } ],
				],
			],
		],
	],
];
