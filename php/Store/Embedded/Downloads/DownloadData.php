<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

/**
 * Downloads in WordPress's personal data tools: who could have which file, and when it was had from which address. They are erased where
 * the setting `woocommerce_erasure_request_removes_download_data` allows it, for the shopper then has bought files no longer.
 */
final class DownloadData {
	private const PAGE = 20;

	public function __construct( private readonly Permissions $permissions ) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $all + [
			'marketday-downloads' => [
				'exporter_friendly_name' => __( 'Downloads', 'marketday' ),
				'callback'               => $this->export( ... ),
			],
		] );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $all + [
			'marketday-downloads' => [
				'eraser_friendly_name' => __( 'Downloads', 'marketday' ),
				'callback'             => $this->erase( ... ),
			],
		] );
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $email, int $page = 1 ): array {
		$found = $this->permissions->ofEmail( $email, self::PAGE, $page );
		return [
			'data' => array_map( $this->item( ... ), $found ),
			'done' => count( $found ) < self::PAGE,
		];
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $email, int $page = 1 ): array {
		$found   = $this->permissions->ofEmail( $email, self::PAGE, 1 );
		$allowed = 'yes' === get_option( 'woocommerce_erasure_request_removes_download_data', 'no' );
		if ( $allowed ) {
			$this->permissions->remove( array_map( static fn ( Permission $one ): int => $one->id, $found ) );
		}
		return [
			'items_removed'  => $allowed && [] !== $found,
			'items_retained' => ! $allowed && [] !== $found,
			'messages'       => $allowed || [] === $found ? [] : [ __( 'Downloads are kept, so that files that were bought can still be had.', 'marketday' ) ],
			'done'           => ! $allowed || count( $found ) < self::PAGE,
		];
	}

	/** @return array<string, mixed> */
	private function item( Permission $permission ): array {
		$file = ProductFiles::of( $permission->productId )[ $permission->fileId ] ?? null;
		$log  = array_map( static fn ( array $one ): string => trim( "{$one['at']} {$one['address']}" ), $this->permissions->logOf( $permission->id ) );
		$rows = [
			__( 'Order', 'marketday' )          => "#{$permission->orderId}",
			__( 'Product', 'marketday' )        => get_the_title( $permission->productId ),
			__( 'File', 'marketday' )           => $file->name ?? '',
			__( 'E-mail address', 'marketday' ) => $permission->email,
			__( 'Granted', 'marketday' )        => $permission->granted->format( 'Y-m-d' ),
			__( 'Last day', 'marketday' )       => $permission->lastDay?->format( 'Y-m-d' ) ?? '',
			__( 'Downloads left', 'marketday' ) => (string) $permission->remaining,
			__( 'Downloads', 'marketday' )      => implode( ', ', $log ),
		];
		$data = [];
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = compact( 'name', 'value' );
		}
		return [
			'group_id'    => 'marketday-downloads',
			'group_label' => __( 'Downloads', 'marketday' ),
			'item_id'     => "download-{$permission->id}",
			'data'        => $data,
		];
	}
}
