<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic;

use Marketday\Search\Elastic\ListingRequest;
use Marketday\Search\Elastic\ProductDocument;
use Marketday\Search\Elastic\SearchClient;
use Marketday\Search\Index\ProductFacts;
use Marketday\Tests\Store\Elastic\Fake\FakeElasticsearch;

/** Takes listings' questions to the fake as ElasticPress takes them: its own arguments of a query first. */
final class FakeClient implements SearchClient {
	/** How often it was asked. */
	public int $asked = 0;

	public bool $isDown = false;

	private readonly FakeElasticsearch $server;

	public function __construct() {
		$keyword      = [ 'type' => 'keyword' ];
		$this->server = new FakeElasticsearch(
			[
				'post_id'                => [ 'type' => 'long' ],
				'post_type'              => [
					'type'   => 'text',
					'fields' => [ 'raw' => $keyword ],
				],
				'post_title'             => [ 'type' => 'text' ],
				ProductDocument::FIELD => ProductDocument::mapping(),
			]
		);
	}

	public function put( ProductFacts $facts ): void {
		$this->server->put(
			$facts->id,
			[
				'post_id'                => $facts->id,
				'post_type'              => 'product',
				'post_title'             => $facts->title,
				ProductDocument::FIELD => ProductDocument::of( $facts ),
			]
		);
	}

	public function search( ListingRequest $request ): ?array {
		++$this->asked;
		$search = '' === $request->words ? [ 'match_all' => [ 'boost' => 1 ] ] : [
			'multi_match' => [
				'query'     => $request->words,
				'fields'    => [ 'post_title' ],
				'operator'  => 'and',
				'fuzziness' => 'auto',
			],
		];
		return $this->isDown ? null : $this->server->search( $request->applyTo( [
			'query'       => $search,
			'post_filter' => [ 'bool' => [ 'must' => [ [ 'terms' => [ 'post_type' => [ 'product' ] ] ] ] ] ],
			'sort'        => [ [ 'post_title' => [ 'order' => 'asc' ] ] ],
			'_source'     => [ 'includes' => [ 'post_id' ] ],
		] ) );
	}
}
