<?php
/**
 * The fake Elasticsearch of the tests as a server, for trying Marketday with ElasticPress on one machine:
 *
 *     FAKE_ELASTIC_DIR=/some/folder php -S 127.0.0.1:9200 tests/fakes/elasticsearch.php
 *
 * and `define( 'EP_HOST', 'http://127.0.0.1:9200' )`. Indexes are files of the folder, each search a line of its `searches.log`.
 */

declare( strict_types=1 );

use Marketday\Tests\Store\Elastic\Fake\FakeElasticsearch;

require_once __DIR__ . '/../../vendor/autoload.php';

$folder = (string) getenv( 'FAKE_ELASTIC_DIR' );
$method = (string) $_SERVER['REQUEST_METHOD'];
$body   = (string) file_get_contents( 'php://input' );
$parts  = explode( '/', trim( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ), '/' ) );
$index  = preg_match( '/^[a-z0-9][\w-]*$/', $parts[0] ) ? $parts[0] : '';
$file   = "{$folder}/{$index}.json";
$stored = '' !== $index && is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;

$respond = static function ( array $json, int $status = 200 ): never {
	http_response_code( $status );
	header( 'Content-Type: application/json' );
	echo json_encode( $json );
	exit;
};
$save   = static function ( array $contents ) use ( $file ): void {
	file_put_contents( $file, json_encode( $contents ), LOCK_EX );
};

if ( '' === $parts[0] ) {
	$respond( [ 'version' => [ 'number' => '8.15.0' ] ] );
}
if ( '_nodes' === $parts[0] ) {
	$respond( [ 'nodes' => [ 'fake' => [ 'version' => '8.15.0', 'plugins' => [], 'modules' => [] ] ] ] );
}
if ( str_starts_with( $parts[0], '_' ) ) {
	$respond( [ 'acknowledged' => true, 'status' => 'green' ] );
}
$call = $parts[1] ?? '';
if ( '' === $call && 'PUT' === $method ) {
	$sent = json_decode( $body, true );
	$save( [ 'properties' => $sent['mappings']['properties'] ?? [], 'documents' => [] ] );
	$respond( [ 'acknowledged' => true, 'index' => $index ] );
}
if ( null === $stored ) {
	$respond( [ 'error' => [ 'type' => 'index_not_found_exception', 'reason' => "no such index [{$index}]" ], 'status' => 404 ], 404 );
}
if ( '' === $call && 'DELETE' === $method ) {
	unlink( $file );
	$respond( [ 'acknowledged' => true ] );
}
if ( '_mapping' === $call && 'PUT' === $method ) {
	$stored['properties'] = json_decode( $body, true )['properties'] + $stored['properties'];
	$save( $stored );
	$respond( [ 'acknowledged' => true ] );
}
if ( '_mapping' === $call || '' === $call ) {
	$respond( [ $index => [ 'mappings' => [ '_meta' => [ 'mapping_version' => '7-0.php' ], 'properties' => $stored['properties'] ] ] ] );
}
if ( '_bulk' === $call ) {
	$lines = array_values( array_filter( explode( "\n", $body ), static fn ( string $line ): bool => '' !== $line ) );
	$items = [];
	for ( $place = 0; $place + 1 < count( $lines ); $place += 2 ) {
		$id                         = json_decode( $lines[ $place ], true )['index']['_id'];
		$stored['documents'][ $id ] = json_decode( $lines[ $place + 1 ], true );
		$items[]                    = [ 'index' => [ '_id' => (string) $id, 'status' => 200 ] ];
	}
	$save( $stored );
	$respond( [ 'took' => 1, 'errors' => false, 'items' => $items ] );
}
if ( '_doc' === $call && 'DELETE' === $method ) {
	unset( $stored['documents'][ (int) $parts[2] ] );
	$save( $stored );
	$respond( [ 'result' => 'deleted' ] );
}
if ( '_doc' === $call ) {
	$stored['documents'][ (int) $parts[2] ] = json_decode( $body, true );
	$save( $stored );
	$respond( [ 'result' => 'updated' ] );
}
if ( '_update' === $call ) {
	// The one script that is sent: one more view.
	++$stored['documents'][ (int) $parts[2] ]['marketday']['views'];
	$save( $stored );
	$respond( [ 'result' => 'updated' ] );
}
if ( '_search' === $call ) {
	file_put_contents( "{$folder}/searches.log", "{$body}\n", FILE_APPEND );
	$server = new FakeElasticsearch( $stored['properties'] );
	foreach ( $stored['documents'] as $id => $document ) {
		$server->put( (int) $id, $document );
	}
	try {
		$respond( $server->search( json_decode( $body, true ) ) );
	} catch ( InvalidArgumentException $unknown ) {
		error_log( $unknown->getMessage() );
		$respond( [ 'error' => [ 'reason' => $unknown->getMessage() ], 'status' => 400 ], 400 );
	}
}
$respond( [ 'acknowledged' => true ] );
