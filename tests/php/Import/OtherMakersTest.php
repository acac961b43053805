<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;

/** Exports of other shop programs are read rightly or refused with a sentence: never read as something else. */
final class OtherMakersTest extends ImportTestCase {
	#[DataProvider( 'files' )]
	public function test_a_file_of_another_maker_is_refused_before_anything_is_written( string $maker, string $file ): void {
		[ $code, $print ] = $this->import( $this->fileOf( $file ) );
		self::assertSame( 1, $code );
		self::assertStringContainsString( $maker, $print );
		self::assertStringContainsString( 'Nothing was imported.', $print );
		self::assertSame( [], $this->newProducts() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function files(): iterable {
		yield 'Magento 2' => [ 'Magento', "sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,price,special_price,qty,configurable_variations\n"
			. "WS-S,,Default,simple,Default Category/Tees,base,Tee S,x,20,15,4,\nWS,,Default,configurable,Default Category/Tees,base,Tee,x,,,0,\"sku=WS-S,size=S\"\n" ];
		yield 'Magento 1' => [ 'Magento', "sku,_store,_attribute_set,_type,name,price,special_price\nA,,Default,simple,Tea,20,15\n" ];
		yield 'Wix, before' => [ 'Wix', "handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory\n"
			. "p1,Product,Tee,x,a.jpg,Tees,T,,20,,true,PERCENT,10,InStock\np1,Variant,,,,,T-S,,,2,true,,,5\n" ];
		yield 'Wix' => [ 'Wix', "handle,fieldType,name,visible,price,sku\ntee,PRODUCT,Tee,TRUE,20,T\ntee,MEDIA,,,,\n" ];
		yield 'Squarespace' => [ 'Squarespace', "Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock\n"
			. "1,2,PHYSICAL,shop,tee,Tee,x,T-S,Size,S,20,15,No,Unlimited\n,3,,,,,,T-M,,M,20,15,No,4\n" ];
		yield 'Squarespace, its template' => [ 'Squarespace', "Product Type,Product Page,Product URL,Title,SKU,Price,Sale Price,On Sale,Stock\nPHYSICAL,shop,tee,Tee,T,20,15,No,3\n" ];
		yield 'BigCommerce' => [ 'BigCommerce', "Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Low Stock,Price,Cost Price,Retail Price,Sale Price\n"
			. "Product,77,Tee,physical,T,,variant,0,0,20,8,25,0\nVariant,78,,,T-S,Type=Rectangle|Name=Size|Value=S,,4,0,,,,\nImage,79,,,,,,,,,,,\n" ];
		yield 'BigCommerce, before' => [ 'BigCommerce', "Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Price,Retail Price,Sale Price\nProduct,77,Tee,P,T,20,25,0\n  SKU,78,[S]Size=S,,T-S,,,\n" ];
		yield 'PrestaShop, its import' => [ 'PrestaShop', "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #;Quantity\n1;1;Tea;Home,Tea;8.33;1;T-1;10\n" ];
		yield 'PrestaShop, its list' => [ 'PrestaShop', "Product ID;Image;Name;Reference;Category;Price (tax excl.);Price (tax incl.);Quantity;Status\n1;a.jpg;Tea;T-1;Tea;8.33;10.00;3;1\n" ];
		yield 'Ecwid' => [ 'Ecwid', "type,product_internal_id,product_sku,product_name,product_price,product_quantity,product_option_name\nproduct,1,T,Tee,20,4,\nproduct_option,1,,,,,Size\n" ];
		yield 'Etsy' => [ 'Etsy', "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU\nTee,x,20,GBP,4,a,wool,,,Size,\"S,M\",\"T-S,T-M\"\n" ];
		yield 'Square' => [ 'Square', "Token,Item Name,Variation Name,SKU,Description,Category,Price\nA,Tee,Small,T-S,x,Tees,20\n" ];
		yield 'Google' => [ 'Google', "id,title,description,link,image_link,availability,price,item_group_id\n1,Tee,x,https://a.example,https://a.example/a.jpg,in stock,20.00 GBP,T\n" ];
		yield 'Shopware 6' => [ 'Shopware', "id,parent_id,product_number,active,stock,name,description,price_net,price_gross,tax_id\na,,SW1,1,5,Tee,x,16.81,20,t\nb,a,SW1.1,1,5,,,,,\n" ];
		yield 'Shopware 5' => [ 'Shopware', "ordernumber;mainnumber;name;additionalText;supplier;tax;price_EK;pseudoprice_EK;active;instock\nSW1;SW1;Tee;S;x;19;20;;1;5\nSW1.1;SW1;Tee;M;x;19;20;;1;5\n" ];
		yield 'Weebly' => [ 'The column "OPTION NAME"', "PRODUCT ID,PRODUCT TYPE,SKU,TITLE,OPTION NAME,OPTION VALUE,PRICE\n1,physical,T-S,Tee,Size,S,20\n1,physical,T-M,Tee,Size,M,20\n" ];
		yield 'Big Cartel' => [ 'Big Cartel', "sku,name,status,price,option_name,option_price,option_quantity\n,Tee,active,20,S,20,3\n,Tee,active,20,M,22,3\n" ];
		yield 'Volusion' => [ 'Volusion', "productcode,productname,ischildofproductcode,productprice,saleprice,stockstatus\nT,Tee,,20,,3\nT-S,Tee S,T,20,,3\n" ];
		yield 'variants in columns of a list of its own' => [ 'The column "Variant Size"', "SKU,Name,Price,Variant Size\nT-S,Tee,20,S\nT-M,Tee,20,M\n" ];
		yield 'options with values' => [ 'The column "Option Name 1"', "SKU,Name,Price,Option Name 1,Option Value 1\nT-S,Tee,20,Size,S\n" ];
		yield 'a group of items' => [ 'The column "item_group_id"', "sku,name,price,item_group_id\nT-S,Tee,20,T\n" ];
	}

	public function test_a_column_of_variants_that_says_nothing_refuses_nothing(): void {
		[ $code, $print ] = $this->import( $this->fileOf( "SKU,Name,Price,Variant Size\nT-1,Tea,20,\n" ) );
		self::assertSame( 0, $code, $print );
		self::assertStringContainsString( 'We don’t recognise the column "Variant Size", so it was left out.', $print );
	}
}
