import { php } from './shop';

export interface Woollens {
	id: number;
	path: string;
	/** Names of the fields: of the global attribute, and of the product's own. */
	fields: readonly [ string, string ];
	/** What the fields take, and the variation that it means. */
	choices: ReadonlyArray< {
		names: readonly [ string, string ];
		values: readonly [ string, string ];
		id: number;
	} >;
}

/** A product whose values are Greek, Hebrew, Chinese and signs, with a variation of each pair; it is in no listing. Made once. */
export const woollens = (): Woollens =>
	php< Woollens >( `
	$writer = $engine->writer();
	$pairs  = [ [ 'Μαλλί', '2,8' ], [ 'Μετάξι', '28' ], [ 'צמר', '<3' ], [ '羊毛', 'a%20b' ], [ 'Ёж & Co', "L'été" ], [ 'white/black', '👕' ], [ 'white/(black)', '½' ] ];
	$draft  = fn ( array $pair, bool $isOne ): array => [
		new Marketday\\Engine\\Contract\\AttributeDraft( 'Υλικό υφάσματος', (array) $pair[0], true, true, true ),
		new Marketday\\Engine\\Contract\\AttributeDraft( 'Μέγεθος', (array) $pair[1], false, true, true ),
	];
	$find   = fn ( string $sku ): ?int => $writer->idBySku( $sku ) ?: null;
	$id     = $writer->save( new Marketday\\Engine\\Contract\\ProductDraft( id: $find( 'woollens' ), sku: 'woollens', name: 'Ελληνικό πλεκτό', type: Marketday\\Engine\\Contract\\ProductType::Variable, status: 'publish', visibility: 'hidden', attributes: $draft( [ array_column( $pairs, 0 ), array_column( $pairs, 1 ) ], false ) ) );
	$ids    = [];
	foreach ( $pairs as $place => $pair ) {
		$ids[] = $writer->save( new Marketday\\Engine\\Contract\\ProductDraft( id: $find( "woollens-{$place}" ), sku: "woollens-{$place}", variationOf: $id, regularPrice: (string) ( 10 + $place ), attributes: $draft( $pair, true ) ) );
	}
	$product    = $engine->catalogue()->product( $id );
	$attributes = $product->attributes();
	$variations = $engine->catalogue()->variationsById( $ids );
	$fields     = array_map( fn ( $one ): string => $one->field(), $attributes );
	return [
		'id'      => $id,
		'path'    => (string) wp_parse_url( $product->url, PHP_URL_PATH ) . ( str_contains( $product->url, '?' ) ? '?' . wp_parse_url( $product->url, PHP_URL_QUERY ) : '' ),
		'fields'  => $fields,
		'choices' => array_map( fn ( int $one, array $pair ): array => [ 'names' => $pair, 'values' => array_map( fn ( string $field ): string => $variations[ $one ]->attributes[ $field ], $fields ), 'id' => $one ], $ids, $pairs ),
	];` );
