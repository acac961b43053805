<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;

/**
 * The calls `wopb_compare` (`postid`, `type`, `added_action`, and `order` for the type of that name, which is ours; answers `{success,
 * data: {html, compare_count, demo_column, message}}`) and
 * `wopb_product_list` (`search`; answers `{success, data: {html}}`) of docs/PROTOCOL.md#lists-of-products. With `format` `data` there
 * is `comparison` or `products` in the place of `html`. GET `marketday/v1/comparison` and its `suggestions` say the same to front ends
 * that keep the list themselves.
 */
final class CompareEndpoint {
	private const READS = [ 'nav_popup', 'menu_block', 'redirect' ];

	public function __construct(
		private readonly Comparison $comparison,
		private readonly CompareDrawing $drawing
	) {}

	public function add( Routes $routes ): void {
		$limit = RateLimit::reads()->guard();
		$guard = VisitorNonce::guard()->and( $limit );
		$read  = Guard::publicRead()->and( $limit );
		$routes->add(
			Route::wcAjax( 'wopb_compare', $guard, $this->change( ... ) ),
			Route::adminAjax( 'wopb_compare', $guard, $this->change( ... ) ),
			Route::wcAjax( 'wopb_product_list', $guard, $this->list( ... ) ),
			Route::rest( 'GET', 'marketday/v1|/comparison', $read, $this->read( ... ), Parameters::forRoute( [ 'products' => self::products() ] ) ),
			Route::rest( 'GET', 'marketday/v1|/comparison/suggestions', $read, $this->suggest( ... ), Parameters::forRoute( [
				'search'   => Parameters::text( 'Words of a product’s name.', 200 ),
				'products' => self::products(),
			] ) )
		);
	}

	private function change( Request $request ): Response {
		$type   = $request->text( 'type', '', 30 );
		$isData = $request->wantsData();
		if ( '' === $type ) {
			return Response::json( [
				'success' => false,
				'data'    => 'Compare Not Added',
			] );
		}
		$message = match ( true ) {
			in_array( $type, self::READS, true ) => '',
			'clear' === $type                    => $this->clear(),
			'order' === $type                    => $this->order( $request->ids( 'order' ) ),
			'add' === $type                      => $this->comparison->add( $request->integer( 'postid', null, 1 ) ) ? 'Compare Added.' : '',
			// As WowStore's: every other word with a product takes it out.
			default                              => $this->comparison->remove( [ $request->integer( 'postid', null, 1 ) ] ) ? 'Compare Removed.' : '',
		};
		return Response::json( [
			'success' => true,
			'data'    => $this->bodyOf( $isData, 'add' === $type ? $request->text( 'added_action', '', 30 ) : '' ) + [
				'compare_count' => count( $this->comparison->ids() ),
				'demo_column'   => ComparisonData::COLUMNS,
				'message'       => $message,
			],
		] );
	}

	/**
	 * @param string $added What follows when a product has joined; '' for any other change.
	 * @return array<string, mixed>
	 */
	private function bodyOf( bool $isData, string $added ): array {
		if ( $isData ) {
			// Our own script says it itself, or goes to the comparison's page.
			return [ 'comparison' => in_array( $added, [ 'message', 'redirect' ], true ) ? null : $this->drawing->data() ];
		}
		return [ 'html' => 'message' === $added ? $this->drawing->message() : $this->drawing->table() ];
	}

	/** @param list<int> $ids */
	private function order( array $ids ): string {
		$this->comparison->arrange( $ids );
		return '';
	}

	private function clear(): string {
		$this->comparison->clear();
		return 'Compare Item Clear.';
	}

	private function list( Request $request ): Response {
		$search = $request->text( 'search', '', 200 );
		return Response::json( [
			'success' => true,
			'data'    => $request->wantsData() ? [ 'products' => $this->drawing->suggestionRows( $search ) ] : [ 'html' => $this->drawing->suggestions( $search ) ],
		] );
	}

	private function read( Request $request ): Response {
		return Response::json( $this->drawing->dataOf( $request->ids( 'products', 300 ) ) );
	}

	private function suggest( Request $request ): Response {
		return Response::json( $this->drawing->suggestionRows( $request->text( 'search', '', 200 ), $request->ids( 'products', 300 ) ) );
	}

	/** @return array<string, mixed> */
	private static function products(): array {
		return Parameters::ids( 'Ids of the compared products, in their order.', 300 );
	}
}
