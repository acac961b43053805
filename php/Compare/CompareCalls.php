<?php

declare( strict_types=1 );

namespace Marketday\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;

/**
 * The calls `wopb_compare` (`postid`, `type`, `added_action`, and `order` for the type of that name, which is ours; answers `{success,
 * data: {html, compare_count, demo_column, message}}`) and
 * `wopb_product_list` (`search`; answers `{success, data: {html}}`) of docs/PROTOCOL.md#lists-of-products.
 */
final class CompareCalls {
	private const READS = [ 'nav_popup', 'menu_block', 'redirect' ];

	public function __construct(
		private readonly Comparison $comparison,
		private readonly CompareDrawing $drawing
	) {}

	public function add( Routes $routes ): void {
		$guard = VisitorNonce::guard()->and( RateLimit::reads()->guard() );
		$routes->add(
			Route::wcAjax( 'wopb_compare', $guard, $this->change( ... ) ),
			Route::adminAjax( 'wopb_compare', $guard, $this->change( ... ) ),
			Route::wcAjax( 'wopb_product_list', $guard, $this->list( ... ) )
		);
	}

	private function change( Request $request ): Response {
		$type = $request->text( 'type', '', 30 );
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
		$isMessage = 'add' === $type && 'message' === $request->text( 'added_action', '', 30 );
		return Response::json( [
			'success' => true,
			'data'    => [
				'html'          => $isMessage ? $this->drawing->message() : $this->drawing->table(),
				'compare_count' => count( $this->comparison->ids() ),
				'demo_column'   => CompareDrawing::COLUMNS,
				'message'       => $message,
			],
		] );
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
		return Response::json( [
			'success' => true,
			'data'    => [ 'html' => $this->drawing->suggestions( $request->text( 'search', '', 200 ) ) ],
		] );
	}
}
