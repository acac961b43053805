<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Admin\Import\Csv\CsvHeader;
use Marketday\Admin\Import\Csv\TranslatedNames;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionProperty;

/** Which column is which: in every language, by its exact name before others, and never a type or a price lost. */
final class ColumnsTest extends ImportTestCase {
	public function test_a_german_export_arrives_whole(): void {
		[ $code, $print ] = $this->import( __DIR__ . '/fixtures/german.csv' );
		self::assertSame( 0, $code, $print );
		self::assertStringContainsString( 'Rows created: 4', $print );
		self::assertStringNotContainsString( 'recognise the column', $print );
		self::assertSame( '12.50', $this->meta( $this->idOf( 'DE-1' ), '_regular_price' ) );
		self::assertSame( [ '29.90', '19.90' ], [ $this->meta( $this->idOf( 'DE-2-S' ), '_regular_price' ), $this->meta( $this->idOf( 'DE-2-S' ), '_sale_price' ) ] );
		self::assertSame( $this->idOf( 'DE-2' ), wp_get_post_parent_id( $this->idOf( 'DE-2-M' ) ) );
		self::assertSame( '7', (string) (int) $this->meta( $this->idOf( 'DE-1' ), '_stock' ) );
	}

	#[DataProvider( 'languages' )]
	public function test_the_columns_that_matter_are_known_in( string $header ): void {
		$names  = str_getcsv( $header, ',', '"', '' );
		$header = CsvHeader::of( array_map( 'strval', $names ) );
		$keys   = explode(
			' ',
			'type sku name published description stock weight sale_price regular_price categories images parent attribute:1:name attribute:1:values attribute:1:global'
		);
		self::assertSame( [], array_diff( $keys, array_keys( $header->columns ) ) );
		self::assertSame( [], $header->unknown );
		self::assertSame( [ 'weight' => 'kg' ], $header->units );
	}

	/** @return iterable<string, array{string}> */
	public static function languages(): iterable {
		yield 'French' => [ "Type,UGS,Nom,Publié,Description,Stock,Poids (kg),Tarif promo,Tarif régulier,Catégories,Images,Parent,Nom de l'attribut 1,Valeur(s) de l'attribut 1 ,Attribut 1 global" ];
		yield 'Spanish' => [ 'Tipo,SKU,Nombre,Publicado,Descripción,Inventario,Peso (kg),Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Atributo global 1' ];
		yield 'Italian' => [ 'Tipo,COD,Nome,Pubblicato,Descrizione,Magazzino,Peso (kg),Prezzo in offerta,Prezzo di listino,Categorie,Immagine,Genitore,Attributo 1 nome,Attributo 1 valore(i),Attributo 1 globale' ];
		yield 'Dutch' => [ 'Type,Artikelnummer,Naam,Gepubliceerd,Beschrijving,Voorraad,Gewicht (kg),Actieprijs,Reguliere prijs,Categorieën,Afbeeldingen,Hoofd,Naam eigenschap 1,Waarde eigenschap 1,Globale eigenschap 1' ];
		yield 'Portuguese' => [ 'Tipo,SKU,Nome,Publicado,Descrição,Estoque,Peso (kg),Preço promocional,Preço,Categorias,Imagens,Ascendente,Nome do atributo 1,Valores do atributo 1,Atributo global 1' ];
		yield 'Swedish' => [ 'Typ,Artikelnummer,Namn,Publicerad,Beskrivning,Lagersaldo,Vikt (kg),Reapris,Ordinarie pris,Kategorier,Bilder,Förälder,Attribut 1 namn,Attribut 1 värde(n),Attribut 1 global' ];
		yield 'Romanian' => [ 'Tip,SKU,Nume,Publicat,Descriere,Stoc,Greutate (kg),Preț promoțional,Preț obișnuit,Categorii,Imagini,Părinte,Nume atribut 1,Valoare (valori) atribut 1,Atribut 1 global' ];
		yield 'Croatian' => [ 'Vrsta,SKU,Naziv,Objavljeno,Opis,Zalihe,Težina (kg),Rasprodajna cijena,Normalna cijena,Kategorije,Slike,Glavni,Atribut 1 ime,Atribut 1 vrijednosti,Atribut 1 globalni' ];
		yield 'Turkish' => [ 'Tür,Stok kodu (SKU),İsim,Yayımlanmış,Açıklama,Stok,Ağırlık (kg),İndirimli satış fiyatı,Normal fiyat,Kategoriler,Görseller,Ebeveyn,Nitelik 1 ismi,Nitelik 1 değer(ler)i,Nitelik 1 genel' ];
		yield 'Greek' => [ 'Τύπος,Κωδικός προϊόντος,Όνομα,Δημοσιευμένο,Περιγραφή,Απόθεμα,Βάρος (kg),Τιμή προσφοράς,Κανονική τιμή,Κατηγορίες,Εικόνες,Γονέας,Όνομα ιδιότητας 1,Τιμή(ές) ιδιότητας 1,Ιδιότητα 1 καθολική' ];
		yield 'Russian' => [ 'Тип,Артикул,Имя,Опубликован,Описание,Запасы,Вес (кг),Цена распродажи,Базовая цена,Категории,Изображения,Родительский,Имя атрибута 1,Значение(-я) аттрибута(-ов) 1,Глобальный атрибут 1' ];
	}

	public function test_the_names_of_woocommerces_own_language_files_are_known(): void {
		$cache = new ReflectionProperty( TranslatedNames::class, 'names' );
		$file  = WP_LANG_DIR . '/plugins/woocommerce-tlh.l10n.php';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, "<?php return [ 'messages' => [ 'Regular price' => 'Waq DaH', 'Attribute %d name' => 'Pong %d', 'Weight (%s)' => 'Ngi (%s)' ] ];" );
		$cache->setValue( null, null );
		$header = CsvHeader::of( [ 'SKU', 'WAQ DAH', 'Pong 3', 'Ngi (lbs)' ] );
		wp_delete_file( $file );
		$cache->setValue( null, null );
		self::assertSame( [ 'sku', 'regular_price', 'attribute:3:name', 'weight' ], array_keys( $header->columns ) );
	}

	#[DataProvider( 'losses' )]
	public function test_a_type_or_a_price_is_not_lost( string $content, string $reason ): void {
		[ $code, $print ] = $this->import( $this->fileOf( $content ) );
		self::assertSame( 1, $code, $print );
		self::assertStringContainsString( $reason, $print );
		self::assertSame( [], $this->newProducts() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function losses(): iterable {
		yield 'a type by another name' => [ "Art des Dings,SKU,Name,Regular price\nvariable,A,Tea,\nsimple,B,Cup,3\n", 'The column "Art des Dings" looks like the product type' ];
		yield 'a price by another name' => [ "Type,SKU,Name,Grundpreis netto\nsimple,A,Tea,3\n", 'The column "Grundpreis netto" looks like the price' ];
		yield 'amounts' => [ "Type,SKU,Name,X\nsimple,A,Tea,\"3,50\"\nsimple,B,Cup,\"4,00\"\n", 'The column "X" looks like the price' ];
		yield 'most of them' => [ "SKU,Aaa,Bbb,Ccc\nA,x,y,z\n", 'We don’t recognise most of this file’s columns' ];
	}

	public function test_what_may_have_lost_its_price_is_not_published(): void {
		[ $code, $print ] = $this->importRows( [ [ 'SKU' => 'A', 'Name' => 'Tea', 'Type' => 'simple', 'Published' => '1', 'Supplier' => 'Leaf' ] ] );
		self::assertSame( 0, $code, $print );
		self::assertSame( 'draft', get_post_status( $this->idOf( 'A' ) ) );
		self::assertStringContainsString( 'It wasn’t published', $print );
	}

	#[DataProvider( 'dumps' )]
	public function test_an_alias_gives_way_to_the_exact_name( string $columns, string $cells ): void {
		[ $code, $print ] = $this->import( $this->fileOf( "id,name,sku,type,status,{$columns}\n501,Mug,RD-1,simple,publish,{$cells}\n" ) );
		self::assertSame( 0, $code, $print );
		$mug = $this->idOf( 'RD-1' );
		self::assertSame( [ '40', '30' ], [ (string) (float) $this->meta( $mug, '_regular_price' ), (string) (float) $this->meta( $mug, '_sale_price' ) ] );
		self::assertSame( '5', (string) (int) $this->meta( $mug, '_stock' ) );
		self::assertStringContainsString( 'The column "price" was left out: it repeats "regular_price".', $print );
	}

	/** @return iterable<string, array{string, string}> */
	public static function dumps(): iterable {
		yield 'the alias first' => [ 'price,regular_price,sale_price,quantity,stock_quantity', '30.00,40.00,30.00,9,5' ];
		yield 'the alias last' => [ 'regular_price,sale_price,stock_quantity,quantity,price', '40.00,30.00,5,9,30.00' ];
	}

	public function test_the_same_column_twice_is_one(): void {
		[ $code, $print ] = $this->import( $this->fileOf(
			"SKU,Name,Regular price,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)\nA,Tea,3,,Leaf,green,Leaf,black\nB,Cup,4,5,,,,\n"
		) );
		self::assertSame( 0, $code, $print );
		self::assertSame( [ '3', '5' ], [ $this->meta( $this->idOf( 'A' ), '_regular_price' ), $this->meta( $this->idOf( 'B' ), '_regular_price' ) ] );
		self::assertStringContainsString( 'The column "Regular price" appears twice', $print );
		self::assertStringContainsString( 'with different values', $print );
		self::assertSame( 'green | black', get_post_meta( $this->idOf( 'A' ), '_product_attributes', true )['leaf']['value'] );
	}
}
