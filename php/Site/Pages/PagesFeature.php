<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Addresses\TakenAddresses;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsLate;
use Marketday\Kernel\Preload;
use Marketday\Kernel\View;

/** The shop's pages and templates, and what caches and search engines may do with them. */
#[LoadsLate( 'init' )]
final class PagesFeature implements Feature {
	/**
	 * Parts that add hooks of their own, each loaded by itself.
	 *
	 * @return array<class-string, Closure(): mixed> By class.
	 */
	public static function parts( Engine $engine ): array {
		return [
			self::class             => static fn () => ( new self() )->register(),
			BlockTemplates::class   => static fn () => ( new BlockTemplates( self::view(), $engine->settings(), new YieldingTemplates() ) )->register(),
			TemplateSetting::class  => static fn () => ( new TemplateSetting( new YieldingTemplates() ) )->register(),
			TemplateChoice::class   => static fn () => ( new TemplateChoice( new YieldingTemplates() ) )->register(),
			TemplateParts::class    => static fn () => ( new TemplateParts( self::view(), $engine ) )->register(),
			ClassicTemplates::class => static fn () => ( new ClassicTemplates() )->register(),
			ClassicColumns::class   => static fn () => ( new ClassicColumns( $engine ) )->register(),
			ClassicWidth::class     => static fn () => ( new ClassicWidth() )->register(),
			PageLists::class        => static fn () => ( new PageLists() )->register(),
			MissingPages::class     => static fn () => ( new MissingPages( $engine ) )->register(),
			ShopAddress::class      => static fn () => ( new ShopAddress( $engine ) )->register(),
			KeptPages::class        => static fn () => ( new KeptPages( $engine ) )->register(),
			Privacy::class          => static fn () => ( new Privacy( $engine ) )->register(),
			BodyClasses::class      => static fn () => ( new BodyClasses( $engine ) )->register(),
			Canonical::class        => static fn () => ( new Canonical() )->register(),
			PageNotices::class      => static fn () => ( new PageNotices( $engine ) )->register(),
		];
	}

	public function register(): void {
		Preload::pages( ...array_map( static fn ( Page $page ): string => $page->option(), Page::cases() ) );
		add_action( 'init', [ new ShopPages(), 'createOnce' ], 30 );
		add_action( 'marketday_make_pages', [ new ShopPages(), 'createMissing' ] );
		TakenAddresses::add( static fn (): array => ( new ShopPages() )->addresses() );
	}

	private static function view(): View {
		return new View( __DIR__ . '/views' );
	}
}
