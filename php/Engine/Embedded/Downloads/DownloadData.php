<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;

/**
 * Downloads in WordPress's personal data tools: who could have which file, and when it was had from which address. They are erased where
 * the setting `woocommerce_erasure_request_removes_download_data` allows it, for the shopper then has bought files no longer.
 */
final class DownloadData {
	public function __construct( private readonly Permissions $permissions ) {}

	public function register(): void {
		PersonalData::add(
			'downloads',
			static fn (): string => __( 'Downloads', 'marketday' ),
			$this->export( ... ),
			$this->erase( ... ),
			fn ( string $email, int $page ): bool => count( $this->page( $email, $page ) ) < PersonalData::PAGE
		);
	}

	/** @return list<Permission> */
	private function page( string $email, int $page ): array {
		return $this->permissions->ofEmail( $email, PersonalData::PAGE, $page );
	}

	/** @return list<PersonalItem> */
	private function export( string $email, int $page ): array {
		return array_map( $this->item( ... ), $this->page( $email, $page ) );
	}

	private function erase( string $email ): Erasure {
		$found   = $this->page( $email, 1 );
		$allowed = 'yes' === get_option( 'woocommerce_erasure_request_removes_download_data', 'no' );
		if ( $allowed ) {
			$this->permissions->remove( array_map( static fn ( Permission $one ): int => $one->id, $found ) );
		}
		return new Erasure(
			$allowed && [] !== $found,
			$allowed || [] === $found ? '' : __( 'Downloads are kept so that people can still get the files they bought.', 'marketday' ),
			! $allowed || count( $found ) < PersonalData::PAGE
		);
	}

	private function item( Permission $permission ): PersonalItem {
		$file = ProductFiles::of( $permission->productId )[ $permission->fileId ] ?? null;
		$log  = array_map( static fn ( array $one ): string => trim( "{$one['at']} {$one['address']}" ), $this->permissions->logOf( $permission->id ) );
		return new PersonalItem( "download-{$permission->id}", [
			__( 'Order', 'marketday' )          => "#{$permission->owner->orderId}",
			__( 'Product', 'marketday' )        => get_the_title( $permission->productId ),
			__( 'File', 'marketday' )           => $file->name ?? '',
			__( 'Email address', 'marketday' ) => $permission->owner->email,
			__( 'Granted', 'marketday' )        => $permission->granted->format( 'Y-m-d' ),
			__( 'Last day', 'marketday' )       => $permission->lastDay?->format( 'Y-m-d' ) ?? '',
			__( 'Downloads left', 'marketday' ) => (string) $permission->remaining,
			__( 'Downloads', 'marketday' )      => implode( ', ', $log ),
		] );
	}
}
